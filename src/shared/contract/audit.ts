import type { Id } from './entities';

/**
 * What the audit log names, by part: what was done, of which kind of thing. The console has a sentence for each
 * (src/features/audit), and a route of the server says in its `config` which ones it may record (`audits`).
 */
export const AUDIT_ACTIONS = [
  'sign-in.good',
  'sign-in.refused',
  'sign-in.throttled',
  'sign-in.new-device',
  'session.ended',

  'user.created',
  'user.edited',
  'user.disabled',
  'user.enabled',
  'user.link-issued',
  'user.password-set',
  'permission.added',
  'permission.removed',
  'two-factor.enabled',
  'two-factor.disabled',
  'two-factor.codes-renewed',
  'recovery-code.used',

  'group.created',
  'group.renamed',
  'group.deleted',
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
  'news.approved',
  'news.returned',
  'news.hidden',
  'news.deleted',
  'news.restored',

  'setting.changed',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What kind of thing an action was done to. */
export const AUDIT_KINDS = [
  'user',
  'group',
  'member',
  'category',
  'country',
  'news',
  'session',
  'setting',
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Named values of what was changed: never a secret, never a whole article. */
export type AuditValues = Record<string, Json>;

/** What an action was done to: a member by the id of the person; an empty id where it was nobody's account. */
export type AuditObject = { kind: AuditKind; id: string; name: string };

/** One line of the audit log, as `GET /api/audit` gives it. */
export type AuditRecord = {
  id: Id;
  at: string;
  action: AuditAction;
  /** Who did it, by today's name; null where nobody was signed in. */
  actor: { id: Id; displayName: string; avatarUrl: string | null } | null;
  object: AuditObject;
  groupId: Id | null;
  /** The address that it came from; empty where it was done on the server itself. */
  address: string;
  /** The session that it was done in. */
  sessionId: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
};

/** Which lines of the audit log are asked for; what is left out filters nothing. */
export type AuditFilter = {
  person?: Id;
  action?: AuditAction;
  kind?: AuditKind;
  /** The id of one thing of the `kind`. */
  object?: string;
  group?: Id;
  /** From this moment on, and until that one, which is not in it any more (ISO 8601). */
  from?: string;
  to?: string;
};

/** A page, newest first, with the places of the pages beside it: `before=<older>` and `after=<newer>`; null where there is none. */
export type AuditPage = { records: AuditRecord[]; older: Id | null; newer: Id | null };
