import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row: what the instances remember together of the hourly clean-up (`clean-up/take-run.ts`). */
export const cleanUpState = pgTable('clean_up_state', {
  id: integer('id').primaryKey().default(1),
  /** When an instance last looked whether to clean up, by the database's clock; null if none has yet. */
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  /** For how many milliseconds the server has yet to run before anything is removed. */
  waitMs: integer('wait_ms').notNull().default(0),
  /** When an instance began the run that is in progress; null if there is none. */
  takenAt: timestamp('taken_at', { withTimezone: true }),
});
