import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import type { TemplateContent } from '@contract';

import { id, nameKey } from './columns';
import { groupId } from './groups';
import { users } from './users';

/** The prepared texts of a group, with which its members begin news. */
export const newsTemplates = pgTable(
  'news_templates',
  {
    id: id(),
    groupId: groupId(),
    name: text('name').notNull(),
    nameKey: nameKey('name_key'),
    /** Its category and country may be gone by now: the form then asks for another. */
    content: jsonb('content').$type<TemplateContent>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    savedBy: integer('saved_by')
      .notNull()
      .references(() => users.id),
  },
  // The names of a group, and its final removal.
  (table) => [uniqueIndex('news_templates_name_key').on(table.groupId, table.nameKey)],
);
