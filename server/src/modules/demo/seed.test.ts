import { and, count, eq, sql } from 'drizzle-orm';

import { hasPermission, JournalistLevel, Permission, PostStatus } from '@contract';

import type { Database } from '../../db/database';
import {
  countries,
  groupMembers,
  journalistGroups,
  news,
  newsCategories,
  newsPublished,
  newsVersions,
  users,
} from '../../db/schema';
import { openTestDatabase } from '../../testing/test-database';
import { statusAt } from '../news/approval';

import { seedDemo } from './seed';

const NOW = new Date('2026-03-18T05:00:00Z');
const LIMIT_MS = 60_000;

describe('the demo data', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let db: Database;

  beforeAll(async () => {
    database = await openTestDatabase();
    db = database.db;
    await seedDemo(db, () => NOW);
  }, LIMIT_MS);
  afterAll(() => database.close());

  it('has 64 users, 6 groups, 12 categories, 8 countries and 300 news', async () => {
    const totals = await Promise.all(
      [users, journalistGroups, newsCategories, countries, news].map(async (table) => {
        const [row] = await db.select({ total: count() }).from(table);
        return row?.total;
      }),
    );
    expect(totals).toEqual([64, 6, 12, 8, 300]);
  });

  it('has the accounts that the README lists, with levels 1 to 6 in one group', async () => {
    const accounts = await db
      .select({ username: users.username, permission: users.permission, level: groupMembers.level })
      .from(users)
      .leftJoin(groupMembers, eq(groupMembers.userId, users.id))
      .orderBy(users.id)
      .limit(9);
    const bits = accounts.map(({ permission }) => permission);
    expect(hasPermission(bits[0] ?? 0, Permission.INTERACTIVE_KYC)).toBe(true);
    expect(bits.slice(1)).toEqual([
      Permission.USER | Permission.USER_SEARCH | Permission.USER_READ,
      ...Array.from({ length: 7 }, () => Permission.USER),
    ]);
    expect(accounts.slice(2).map(({ username, level }) => [username, level])).toEqual([
      ['plain', null],
      ['head', JournalistLevel.Head],
      ['audit', JournalistLevel.Audit],
      ['leader', JournalistLevel.Leader],
      ['pro', JournalistLevel.Professional],
      ['freelance', JournalistLevel.Freelance],
      ['trainee', JournalistLevel.Trainee],
    ]);
  });

  it('shows every status and every state of approval in the group that head leads', async () => {
    const rows = await db.select().from(news).where(eq(news.groupId, 1));
    const states = rows.map((row) =>
      [statusAt(row, NOW), row.approvedUntil !== null, row.approvedPermanently].join(' '),
    );
    expect([...new Set(states)].sort()).toEqual([
      '0 false false',
      '1 true false',
      '1 true true',
      '2 true false',
    ]);
    const [group] = await db.select().from(journalistGroups).where(eq(journalistGroups.id, 1));
    expect(group).toMatchObject({ totalNews: rows.length });
    expect(rows.length).toBeGreaterThanOrEqual(45);
    expect(group?.totalViews).toBe(rows.reduce((sum, { totalViews }) => sum + totalViews, 0));
  });

  it('hides only news that was approved, as the guide defines Hidden', async () => {
    const hidden = (await db.select().from(news)).filter((row) => statusAt(row, NOW) === PostStatus.Hidden);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((row) => row.approvedUntil === null || row.approvedUntil > NOW)).toEqual([]);
  });

  it('says who approved each published item, and when, as in a newsroom', async () => {
    const copies = await db
      .select({ level: groupMembers.level, at: newsPublished.approvedAt, createdAt: news.createdAt })
      .from(newsPublished)
      .innerJoin(news, eq(news.id, newsPublished.newsId))
      .leftJoin(
        groupMembers,
        and(eq(groupMembers.userId, newsPublished.approvedBy), eq(groupMembers.groupId, news.groupId)),
      );
    expect(copies.length).toBeGreaterThan(150);
    expect(copies.filter(({ level }) => level !== JournalistLevel.Head)).toEqual([]);
    expect(copies.filter(({ at, createdAt }) => !at || at < createdAt || at > NOW)).toEqual([]);
    const versions = await db.select().from(newsVersions);
    expect(
      versions.filter(({ approval, approvedBy }) => (approval === null) !== (approvedBy === null)),
    ).toEqual([]);
  });

  it('gives each account an e-mail that matches the person’s name, not the role', async () => {
    const accounts = await db.select().from(users).orderBy(users.id).limit(9);
    expect(accounts.find(({ username }) => username === 'freelance')).toMatchObject({
      displayName: 'Fern Freeman',
      email: 'fern.freeman@newsdesk.example',
    });
    expect(accounts.filter(({ username, email }) => email.startsWith(`${username}@`))).toEqual([]);
  });

  it('is the same each time, and is written into an empty database only', async () => {
    const snapshot = () => db.select().from(news).orderBy(news.id);
    const first = await snapshot();
    await seedDemo(db, () => new Date());
    expect(await snapshot()).toEqual(first);
    await db.execute(
      sql`TRUNCATE users, news_categories, countries, journalist_groups RESTART IDENTITY CASCADE`,
    );
    await seedDemo(db, () => NOW);
    expect(await snapshot()).toEqual(first);
  });
});
