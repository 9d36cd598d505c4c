import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { auditLog } from '../../db/schema';

/** The values of a line that say who a person is and what they use; what was done to an account stays. */
const PERSONAL_VALUES = [
  'displayName',
  'username',
  'email',
  'bio',
  'avatarUrl',
  'browser',
  'network',
  'passkey',
];

/** The lines about the person: of the account, of its memberships, and of its sessions. */
const about = (db: Database, id: Id): SQL | undefined => {
  const ownSessions = db
    .select({ id: auditLog.sessionId })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, id), sql`${auditLog.sessionId} IS NOT NULL`));
  return or(
    and(inArray(auditLog.objectKind, ['user', 'member']), eq(auditLog.objectId, String(id))),
    and(
      eq(auditLog.objectKind, 'session'),
      or(eq(auditLog.actorId, id), inArray(auditLog.objectId, ownSessions)),
    ),
  );
};

/** The lines with an address of the person: of what they did, and of attempts to sign in to their account. */
const withAddress = (db: Database, id: Id): SQL | undefined =>
  and(ne(auditLog.address, ''), or(eq(auditLog.actorId, id), and(isNull(auditLog.actorId), about(db, id))));

/** How many lines are about the person, and how many have an address of theirs. */
export const countAuditOf = async (db: Database, id: Id) => ({
  lines: await db.$count(auditLog, about(db, id)),
  addresses: await db.$count(auditLog, withAddress(db, id)),
});

/**
 * Takes a person out of the audit log: their names, values and addresses. The lines stay, with what was done and when. Run it in
 * a transaction. No other code changes lines of the log.
 */
export const eraseFromAudit = async (tx: Database, id: Id, erasedName: string): Promise<void> => {
  const without = (values: typeof auditLog.before | typeof auditLog.after) =>
    sql`${values} - ARRAY[${sql.join(
      PERSONAL_VALUES.map((name) => sql`${name}`),
      sql`, `,
    )}]::text[]`;
  await tx.execute(sql`SELECT set_config('newsdesk.audit_erasure', 'on', true)`);
  await tx.update(auditLog).set({ address: '' }).where(withAddress(tx, id));
  await tx
    .update(auditLog)
    .set({ objectName: erasedName, before: without(auditLog.before), after: without(auditLog.after) })
    .where(about(tx, id));
  await tx.execute(sql`SELECT set_config('newsdesk.audit_erasure', 'off', true)`);
};
