import type { Id } from './entities';

/**
 * The actions in the audit log, by kind of object. The console has a sentence for each (src/features/audit).
 * A server route lists in its `config.audits` the actions that it may record.
 */
export const AUDIT_ACTIONS = [
  'sign-in.good',
  'sign-in.refused',
  'sign-in.throttled',
  'sign-in.new-device',
  'sign-in.by-provider',
  'session.ended',
  'session.proven',

  'user.created',
  'user.created-by-provider',
  'user.edited',
  'user.disabled',
  'user.enabled',
  'user.erased',
  'user.link-issued',
  'user.link-requested',
  'user.password-set',
  'permission.added',
  'permission.removed',
  'two-factor.enabled',
  'two-factor.disabled',
  'two-factor.codes-renewed',
  'two-factor.paused',
  'recovery-code.used',
  'provider.linked',
  'provider.unlinked',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',

  'group.created',
  'group.renamed',
  'group.deleted',
  'group.restored',
  'group.import-started',
  'group.import-ended',
  'group.category-added',
  'group.category-removed',
  'member.invited',
  'member.level-changed',
  'member.removed',
  'member.restored',

  'category.created',
  'category.edited',
  'category.deleted',
  'category.restored',
  'country.created',
  'country.edited',
  'country.deleted',
  'country.restored',

  'news.created',
  'news.edited',
  'news.changes-sent',
  'news.published-by-saving',
  'news.approved',
  'news.approved-again',
  'news.returned',
  'news.hidden',
  'news.deleted',
  'news.restored',
  'news.handed-over',
  'news.commented',
  'news.comment-resolved',
  'news.comment-reopened',
  'news.comment-deleted',

  'view.shared',
  'view.edited',
  'view.unshared',
  'view.deleted',

  'media.changed',
  'media.deleted',
  'media.restored',

  'template.created',
  'template.edited',
  'template.deleted',

  'setting.changed',

  'webhook.created',
  'webhook.edited',
  'webhook.deleted',
  'webhook.tested',
  'webhook.sent-again',

  'token.created',
  'token.revoked',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The kinds of object that an action applies to. */
export const AUDIT_KINDS = [
  'user',
  'group',
  'member',
  'category',
  'country',
  'news',
  'media',
  'session',
  'setting',
  'webhook',
  'token',
  'view',
  'template',
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The changed values by name. They never contain a secret or a whole article. */
export type AuditValues = Record<string, Json>;

/** The object of an action. A member has the id of the person; the id is empty if no account was involved. */
export type AuditObject = { kind: AuditKind; id: string; name: string };

/** One record of the audit log, as `GET /api/audit` returns it. */
export type AuditRecord = {
  id: Id;
  at: string;
  action: AuditAction;
  /** Who did it, with their current name; null if nobody was signed in. */
  actor: { id: Id; displayName: string; avatarUrl: string | null } | null;
  object: AuditObject;
  groupId: Id | null;
  /** The IP address; empty if it was done on the server itself. */
  address: string;
  /** The session in which it was done. */
  sessionId: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
};

/** Filters the audit log. A missing field filters nothing. */
export type AuditFilter = {
  person?: Id;
  action?: AuditAction;
  kind?: AuditKind;
  /** The id of one object of the `kind`. */
  object?: string;
  group?: Id;
  /** From this time (inclusive) until that one (exclusive), ISO 8601. */
  from?: string;
  to?: string;
};

/**
 * A page, newest record first. `older` and `newer` are the cursors of the neighbouring pages, for `before`
 * and `after`; null if there is no such page.
 */
export type AuditPage = { records: AuditRecord[]; older: Id | null; newer: Id | null };
