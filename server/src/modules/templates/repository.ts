import { and, asc, eq } from 'drizzle-orm';

import type { Id, Template, TemplateContent, TemplateSummary } from '@contract';

import type { Database } from '../../db/database';
import { namedAs } from '../../db/name-key';
import { newsTemplates, users } from '../../db/schema';

export const TEMPLATE_NAME_KEY = 'news_templates_name_key';

type Key = { groupId: Id; templateId: Id };

const isTemplate = ({ groupId, templateId }: Key) =>
  and(eq(newsTemplates.groupId, groupId), eq(newsTemplates.id, templateId));

const summaryColumns = {
  id: newsTemplates.id,
  name: newsTemplates.name,
  savedAt: newsTemplates.savedAt,
  savedBy: users.displayName,
};

const withDate = <T extends { savedAt: Date }>({ savedAt, ...rest }: T) => ({
  ...rest,
  savedAt: savedAt.toISOString(),
});

/** The templates of a group without their content, by name. */
export const listTemplates = async (db: Database, groupId: Id): Promise<TemplateSummary[]> => {
  const rows = await db
    .select(summaryColumns)
    .from(newsTemplates)
    .innerJoin(users, eq(users.id, newsTemplates.savedBy))
    .where(eq(newsTemplates.groupId, groupId))
    .orderBy(asc(newsTemplates.nameKey));
  return rows.map(withDate);
};

/** A template of a group; null if it has none with this id. */
export const findTemplate = async (db: Database, key: Key): Promise<Template | null> => {
  const [row] = await db
    .select({ ...summaryColumns, content: newsTemplates.content })
    .from(newsTemplates)
    .innerJoin(users, eq(users.id, newsTemplates.savedBy))
    .where(isTemplate(key));
  return row ? withDate(row) : null;
};

/** How many templates a group has. */
export const countTemplates = (tx: Database, groupId: Id): Promise<number> =>
  tx.$count(newsTemplates, eq(newsTemplates.groupId, groupId));

type Save = { savedAt: Date; savedBy: Id };

/** Stores a template of a locked group; returns its id. */
export const addTemplate = async (
  tx: Database,
  { name, ...values }: Save & { groupId: Id; name: string; content: TemplateContent },
): Promise<Id> => {
  const [row] = await tx
    .insert(newsTemplates)
    .values({ ...values, ...namedAs(name) })
    .returning({ id: newsTemplates.id });
  if (!row) throw new Error('The template was not stored.');
  return row.id;
};

/** Renames a template of a locked group, and changes its content if there is another; returns its former name, null if there is none. */
export const changeTemplate = async (
  tx: Database,
  key: Key,
  { name, ...values }: Save & { name: string; content?: TemplateContent },
): Promise<string | null> => {
  const [stored] = await tx.select({ name: newsTemplates.name }).from(newsTemplates).where(isTemplate(key));
  if (!stored) return null;
  await tx
    .update(newsTemplates)
    .set({ ...values, ...namedAs(name) })
    .where(isTemplate(key));
  return stored.name;
};

/** Deletes a template; returns its name, null if there is none. */
export const deleteTemplate = async (tx: Database, key: Key): Promise<string | null> => {
  const [row] = await tx.delete(newsTemplates).where(isTemplate(key)).returning({ name: newsTemplates.name });
  return row?.name ?? null;
};
