import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The running instances, and the last ones, with the ids of the keys that they have (`modules/keys/watch-instances.ts`). */
export const instances = pgTable('instances', {
  id: text('id').primaryKey(),
  keyId: text('key_id').notNull(),
  /** The keys whose tokens it accepts: its own, and the previous ones. */
  acceptedKeyIds: text('accepted_key_ids').array().notNull(),
  /** By the database's clock. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** False once it has stopped; one that was killed is only not seen any more. */
  isRunning: boolean('is_running').notNull(),
});
