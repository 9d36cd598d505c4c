import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { id } from './columns';
import { groupId } from './groups';

/** How many news of a group have a tag, for each spelling of it (modules/tag-suggestions). */
export const tagUses = pgTable(
  'tag_uses',
  {
    id: id(),
    groupId: groupId(),
    tag: text('tag').notNull(),
    /** The folded tag (db/name-key.ts), which several spellings share. */
    tagKey: text('tag_key').notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [
    uniqueIndex('tag_uses_tag_idx').on(table.groupId, table.tag),
    // The tags of a group that begin with what a person types.
    index('tag_uses_key_idx').on(table.groupId, table.tagKey.op('text_pattern_ops')),
  ],
);
