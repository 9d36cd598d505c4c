import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import type { AuditAction, AuditKind, AuditValues } from '@contract';

import { id } from './columns';

/**
 * Who did what, written in the transaction of the change itself. Triggers refuse UPDATE, and DELETE except by the clean-up
 * (migration 0009). A row refers to people and objects by id without a foreign key, because it outlives them. Every index
 * ends with time and id, so that each filter finds its newest rows, and those of a period, without reading others.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: integer('actor_id'),
    sessionId: text('session_id'),
    address: text('address').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    objectKind: text('object_kind').$type<AuditKind>().notNull(),
    objectId: text('object_id').notNull(),
    objectName: text('object_name').notNull(),
    groupId: integer('group_id'),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
  },
  (table) => [
    // The whole log, its days, and the clean-up.
    index('audit_log_at_idx').on(table.at, table.id),
    // The log by person, by action, and by kind of object.
    index('audit_log_actor_idx').on(table.actorId, table.at, table.id),
    index('audit_log_action_idx').on(table.action, table.at, table.id),
    index('audit_log_kind_idx').on(table.objectKind, table.at, table.id),
    // The history of an item, and the log by object.
    index('audit_log_object_idx').on(table.objectKind, table.objectId, table.at, table.id),
    // The log by group, and the figures of a group.
    index('audit_log_group_idx').on(table.groupId, table.at, table.id),
  ],
);
