import { sql, type SQL } from 'drizzle-orm';

import type { AuditAction, AuditObject, Id, NotificationKind } from '@contract';

import type { Database } from '../../db/database';
import { news, users } from '../../db/schema';

import { addNotifications } from './add-notifications';

type Event = {
  action: AuditAction;
  object: AuditObject;
  groupId?: Id | undefined;
  actorId: Id | null;
  sessionId: string | null;
  at: Date;
};

/** What happens to news and concerns its author. */
const OF_NEWS: Partial<Record<AuditAction, NotificationKind>> = {
  'news.returned': 'returned',
  'news.hidden': 'withdrawn',
  'news.approved': 'approved',
  'news.approved-again': 'approved',
  'news.handed-over': 'handed-over',
};

/** A person who was removed is a member again. */
const ENTRIES: ReadonlySet<AuditAction> = new Set(['member.invited', 'member.restored']);

const row = (kind: NotificationKind, { groupId, actorId, at }: Event, occurrence: string) => sql`
  ${kind}::text AS kind, ${groupId ?? null}::integer AS group_id, ${actorId}::integer AS actor_id,
  ${occurrence}::text AS occurrence, ${at.toISOString()}::timestamptz AS since`;

/** Nobody is told of what they did themselves. */
const others = (person: SQL, { actorId }: Event) => sql`${person} IS DISTINCT FROM ${actorId}::integer`;

const findConcerned = (event: Event): SQL | undefined => {
  const { action, object, groupId, sessionId, at } = event;
  const id = Number(object.id);
  const kind = OF_NEWS[action];
  if (kind) {
    const columns = row(kind, event, `${id} ${at.toISOString()}`);
    return sql`SELECT author_id AS user_id, id AS news_id, ${columns} FROM ${news} WHERE id = ${id} AND ${others(sql`author_id`, event)}`;
  }
  const ofPerson = (columns: SQL) =>
    sql`SELECT id AS user_id, NULL::integer AS news_id, ${columns} FROM ${users} WHERE id = ${id}`;
  if (ENTRIES.has(action) && object.kind === 'member')
    return sql`${ofPerson(row('invited', event, `${groupId} ${at.toISOString()}`))} AND ${others(sql`id`, event)}`;
  // Somebody else may have signed in as them, so they are told, and nobody is named.
  if (action === 'sign-in.new-device' && object.kind === 'user')
    return ofPerson(row('new-device', { ...event, actorId: null }, sessionId ?? at.toISOString()));
  return undefined;
};

/**
 * Tells the people whom an audited change concerns, in its transaction. `recordAudit` calls it, so that no change can leave it
 * out.
 */
export const noteEvent = async (tx: Database, event: Event): Promise<void> => {
  const found = findConcerned(event);
  if (found) await addNotifications(tx, found, event.at);
};
