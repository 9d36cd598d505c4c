import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, id, nameKey } from './columns';

export const newsCategories = pgTable(
  'news_categories',
  {
    id: id(),
    name: text('name').notNull(),
    nameKey: nameKey('name_key'),
    /** 1 to n without ties or gaps; the unique constraint is checked at the end of a statement (migration 0002). */
    sortOrder: integer('sort_order').notNull(),
    createdAt: createdAt(),
  },
  // Names that are taken. The lists are short and have no index.
  (table) => [uniqueIndex('news_categories_name_key').on(table.nameKey)],
);

export const countries = pgTable(
  'countries',
  {
    id: id(),
    name: text('name').notNull(),
    nameKey: nameKey('name_key'),
    /** ISO 3166-1 alpha-2, upper case. */
    code: text('code').notNull().unique('countries_code_key'),
    createdAt: createdAt(),
  },
  // Names that are taken.
  (table) => [uniqueIndex('countries_name_key').on(table.nameKey)],
);
