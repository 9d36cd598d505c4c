import { inArray, lt, sql } from 'drizzle-orm';

import { DAY_MS } from '@contract';

import type { Database } from '../../db/database';
import { inBatches, never } from '../../db/in-batches';
import { auditLog } from '../../db/schema';

/** Lines per transaction, few enough that other writes do not wait noticeably. */
const BATCH = 5_000;

/** Removes the lines that are older than `days`; returns how many. No other code removes lines from the log. */
export const forgetOldAudit = (db: Database, now: Date, days: number, isOver = never): Promise<number> => {
  const oldest = new Date(now.getTime() - days * DAY_MS);
  const removeBatch = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('newsdesk.audit_clean_up', 'on', true)`);
      const old = tx
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(lt(auditLog.at, oldest))
        .orderBy(auditLog.at, auditLog.id)
        .limit(BATCH);
      const removed = await tx
        .delete(auditLog)
        .where(inArray(auditLog.id, old))
        .returning({ id: auditLog.id });
      return removed.length;
    });
  return inBatches(BATCH, removeBatch, isOver);
};
