import { and, asc, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';

import type { AuditFilter, AuditPage, AuditRecord, AuditValues, Id } from '@contract';

import type { Database } from '../../db/database';
import { auditLog, users } from '../../db/schema';

export const AUDIT_PAGE_SIZE = 50;

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  /** The row's position in the order, to the microsecond, which a Date cannot represent. */
  atText: sql<string>`${auditLog.at}::text`,
  action: auditLog.action,
  actor: { id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl },
  objectKind: auditLog.objectKind,
  objectId: auditLog.objectId,
  objectName: auditLog.objectName,
  groupId: auditLog.groupId,
  address: auditLog.address,
  sessionId: auditLog.sessionId,
  before: auditLog.before,
  after: auditLog.after,
};

/** The condition of the filter; each part of it can use an index of `audit_log`. */
const matches = ({ person, action, kind, object, group, from, to }: AuditFilter): (SQL | undefined)[] => [
  person === undefined ? undefined : eq(auditLog.actorId, person),
  action === undefined ? undefined : eq(auditLog.action, action),
  kind === undefined ? undefined : eq(auditLog.objectKind, kind),
  object === undefined ? undefined : eq(auditLog.objectId, object),
  group === undefined ? undefined : eq(auditLog.groupId, group),
  from === undefined ? undefined : gte(auditLog.at, new Date(from)),
  to === undefined ? undefined : lt(auditLog.at, new Date(to)),
];

/** A position in the order of the log, by time and then by id. */
type Place = { atText: string; id: Id };

const placeOf = async (db: Database, id: Id): Promise<Place | undefined> => {
  const [row] = await db
    .select({ id: auditLog.id, atText: columns.atText })
    .from(auditLog)
    .where(eq(auditLog.id, id));
  return row;
};

type Order = { olderThan?: Place | undefined; newerThan?: Place | undefined };

const selectRows = async (
  db: Database,
  filter: AuditFilter,
  { olderThan, newerThan }: Order,
  limit: number,
) => {
  const place = sql`(${auditLog.at}, ${auditLog.id})`;
  const valueOf = ({ atText, id }: Place) => sql`(${atText}::timestamptz, ${id}::integer)`;
  const direction = newerThan ? asc : desc;
  return await db
    .select(columns)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        ...matches(filter),
        olderThan && sql`${place} < ${valueOf(olderThan)}`,
        newerThan && sql`${place} > ${valueOf(newerThan)}`,
      ),
    )
    .orderBy(direction(auditLog.at), direction(auditLog.id))
    .limit(limit);
};

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const toRecord = ({ objectKind, objectId, objectName, at, atText: _atText, ...row }: Row): AuditRecord => ({
  ...row,
  at: at.toISOString(),
  object: { kind: objectKind, id: objectId, name: objectName },
});

/** The newest page, or the one before (older) or after (newer) a row, which need not match the filter. */
export type Cursor = { before?: Id; after?: Id };

/** A page of the log, newest first, without counting or skipping rows. */
export const findAudit = async (
  db: Database,
  filter: AuditFilter,
  { before, after }: Cursor,
): Promise<AuditPage> => {
  const olderThan = before === undefined ? undefined : await placeOf(db, before);
  const newerThan = olderThan || after === undefined ? undefined : await placeOf(db, after);
  const rows = await selectRows(db, filter, { olderThan, newerThan }, AUDIT_PAGE_SIZE + 1);
  // If fewer rows than a page are newer, the newest page is returned, because it is full.
  if (newerThan && rows.length <= AUDIT_PAGE_SIZE) return findAudit(db, filter, {});
  const hasMore = rows.length > AUDIT_PAGE_SIZE;
  const shown = rows.slice(0, AUDIT_PAGE_SIZE);
  if (newerThan) shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  return {
    records: shown.map(toRecord),
    older: last && (hasMore || newerThan) ? last.id : null,
    newer: first && (newerThan || olderThan) ? first.id : null,
  };
};

/** The values before the newest line of the filter; null if the log has no such line (any more). */
export const findBefore = async (
  db: Database,
  filter: Required<Pick<AuditFilter, 'action' | 'kind' | 'object'>> & Pick<AuditFilter, 'group'>,
): Promise<AuditValues | null> => {
  const [line] = await db
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(and(...matches(filter)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return line?.before ?? null;
};

const BATCH = 1_000;

/** Every line of the filter, newest first, in batches, so that they are never all in memory. */
export async function* readAudit(db: Database, filter: AuditFilter): AsyncGenerator<AuditRecord[]> {
  let olderThan: Place | undefined;
  for (;;) {
    const rows = await selectRows(db, filter, { olderThan }, BATCH);
    if (rows.length > 0) yield rows.map(toRecord);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    olderThan = last;
  }
}
