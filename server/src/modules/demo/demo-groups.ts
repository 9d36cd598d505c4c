import { asc, eq, isNotNull, sql } from 'drizzle-orm';

import { DAY_MS, JournalistLevel } from '@contract';

import type { Database } from '../../db/database';
import { namedAs } from '../../db/name-key';
import {
  groupCategories,
  groupMembers,
  journalistGroups,
  news,
  newsPublished,
  newsVersions,
} from '../../db/schema';
import { makeSearchable } from '../news-search/repository';
import { publish } from '../published/publish';
import { countTags } from '../tag-suggestions/repository';

import { DEMO_ACCOUNTS } from './demo-accounts';
import { demoNews } from './demo-news';
import { DEMO_GROUPS, MEMBER_LEVELS } from './demo-places';

type Ids = { userIds: number[]; categoryIds: number[]; countryIds: Map<string, number> };
type Member = { userId: number; level: JournalistLevel };

const at = (ids: number[], position: number): number => {
  const id = ids[position];
  if (id === undefined) throw new Error(`The demo data has nothing at position ${position}.`);
  return id;
};

const membersOf = (groupIndex: number, { userIds }: Ids): Member[] => {
  const group = DEMO_GROUPS[groupIndex];
  if (!group) return [];
  const accounts = DEMO_ACCOUNTS.flatMap(({ level }, position) =>
    groupIndex === 0 && level !== undefined ? [{ userId: at(userIds, position), level }] : [],
  );
  const { first, count } = group.members;
  const others = Array.from({ length: count }, (_, index) => ({
    userId: at(userIds, first + index),
    level: MEMBER_LEVELS[index % MEMBER_LEVELS.length] ?? JournalistLevel.Trainee,
  }));
  if (accounts.length > 0) return [...accounts, ...others];
  if (group.headAccount !== undefined) {
    return [{ userId: at(userIds, group.headAccount), level: JournalistLevel.Head }, ...others];
  }
  return others.map((member, index) => (index === 0 ? { ...member, level: JournalistLevel.Head } : member));
};

/**
 * The first version of each item, as if its author had created it, and the published copy of what is approved, by a Head of
 * its group.
 */
const keepCreatedVersions = async (tx: Database, now: Date): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO ${newsVersions} (news_id, number, reason, saved_at, saved_by, approval, approved_at, approved_by, size)
    SELECT id, version, 'create', created_at, author_id,
      CASE WHEN approved_permanently THEN 'permanent' WHEN published_version IS NOT NULL THEN 'hours' END,
      CASE WHEN published_version IS NULL THEN NULL
        WHEN approved_permanently THEN least(created_at + interval '30 minutes', ${now.toISOString()})
        ELSE least(approved_until - interval '24 hours', ${now.toISOString()}) END,
      CASE WHEN published_version IS NOT NULL THEN
        (SELECT min(user_id) FROM ${groupMembers} m WHERE m.group_id = news.group_id AND m.level = ${JournalistLevel.Head}) END,
      length(title) + length(markdown) + length(regexp_replace(html, '<[^>]*>', '', 'g'))
    FROM ${news}`);
  await publish(tx, isNotNull(news.publishedVersion), { at: null, by: null });
  await tx
    .update(newsPublished)
    .set({ approvedAt: newsVersions.approvedAt, approvedBy: newsVersions.approvedBy })
    .from(newsVersions)
    .where(eq(newsVersions.newsId, newsPublished.newsId));
};

/** Writes the groups with their members, categories and news. */
export const insertDemoGroups = async (tx: Database, ids: Ids, now: Date): Promise<void> => {
  const rows = DEMO_GROUPS.map(({ name }, index) => ({
    ...namedAs(name),
    createdAt: new Date(now.getTime() - (400 - index * 45) * DAY_MS),
  }));
  await tx.insert(journalistGroups).values(rows);
  const groups = await tx
    .select({ id: journalistGroups.id })
    .from(journalistGroups)
    .orderBy(asc(journalistGroups.id));

  const allNews = DEMO_GROUPS.flatMap(({ categories, newsCount }, index) => {
    const groupId = at(
      groups.map(({ id }) => id),
      index,
    );
    const [firstAuthor, ...authors] = membersOf(index, ids)
      .filter(({ level }) => level !== JournalistLevel.Deleted)
      .map(({ userId }) => userId);
    const [firstCategory, ...others] = categories;
    if (firstAuthor === undefined) return [];
    return demoNews(
      {
        groupId,
        count: newsCount,
        authorIds: [firstAuthor, ...authors],
        categoryIds: [
          at(ids.categoryIds, firstCategory),
          ...others.map((position) => at(ids.categoryIds, position)),
        ],
        countryIds: ids.countryIds,
        seed: index + 1,
      },
      now,
    );
  });
  for (const [index, { id: groupId }] of groups.entries()) {
    const createdAt = rows[index]?.createdAt;
    await tx
      .insert(groupMembers)
      .values(membersOf(index, ids).map((member) => ({ ...member, groupId, createdAt })));
    const categories = DEMO_GROUPS[index]?.categories ?? [];
    await tx
      .insert(groupCategories)
      .values(categories.map((position) => ({ groupId, categoryId: at(ids.categoryIds, position) })));
  }
  const oldestFirst = allNews.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const added = await tx.insert(news).values(oldestFirst).returning({ id: news.id });
  await makeSearchable(
    tx,
    added.map(({ id }) => id),
  );
  for (const { id: groupId } of groups) {
    const ofGroup = oldestFirst.filter((item) => item.groupId === groupId);
    await countTags(tx, groupId, { added: ofGroup.flatMap(({ tags }) => tags) });
  }
  await keepCreatedVersions(tx, now);
  await tx.update(journalistGroups).set({
    totalNews: sql`(SELECT count(*) FROM ${news} WHERE ${eq(news.groupId, journalistGroups.id)})`,
    totalViews: sql`(SELECT coalesce(sum(${news.totalViews}), 0) FROM ${news} WHERE ${eq(news.groupId, journalistGroups.id)})`,
  });
};
