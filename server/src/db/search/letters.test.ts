import { sql } from 'drizzle-orm';

import type { Id } from '@contract';

import { searchedNews } from '../../modules/news/repository';
import { searchedUsers } from '../../modules/users/repository';
import { createNewsroom } from '../../testing/factories';
import { emptyTables, openTestDatabase } from '../../testing/test-database';
import type { OpenDatabase } from '../database';
import { news, users } from '../schema';
import { containsText } from '../sql-text';

import { findMatches } from './find-matches';

const PLACES = 10_000;
/** Enough for each term that is found in the first segment. */
const PLACES_OF_OTHERS = 500;
/** Of the places between, one in ten has a row: what decides is the segment, and all rows take five seconds longer. */
const TAKEN = sql`n % 10 = 0 OR n = 5 OR n BETWEEN 9000 AND 9300`;
/** Ids left to the people of the newsrooms. */
const BEFORE = 100;
/** Terms in the first segment, only in the second, and at the end of the third. */
const TEXTS = sql.raw(`CASE WHEN n = 5 THEN 'ขข first' WHEN n = 4500 THEN 'zz 50% a_b c\\d ฮ์'
  WHEN n BETWEEN 9000 AND 9300 THEN 'Qx-- สมใจ' ELSE 'ข่าว ' || n END`);
const TERMS = [
  ...['ขข', 'ข', 'ข่', 'zz', 'ZZ', '%', '_', '\\', 'ฮ์', 'Q', 'qX', '--', '---', 'สม', 'zq', 'ฬ', 'x-', '7'],
  // Longer terms use the trigram index and must find the same rows.
  ...['สมใจ', 'a_b', '50%', 'first'],
];

describe('a search by one letter or two', () => {
  let database: Pick<OpenDatabase, 'db' | 'close'>;
  let groupId: Id;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    await emptyTables(db);
    const room = await createNewsroom(db);
    groupId = room.groupId;
    await db.execute(sql`
      INSERT INTO users (id, email, username, display_name, permission, password_hash) OVERRIDING SYSTEM VALUE
      SELECT ${sql.raw(String(BEFORE))} + n, 'e' || n || '@h', 'u' || n, ${TEXTS}, 1, 'none' FROM generate_series(1, ${sql.raw(String(PLACES))}) AS n WHERE ${TAKEN}`);
    const others = (await createNewsroom(db)).groupId;
    for (const [group, places] of [
      [groupId, PLACES],
      [others, PLACES_OF_OTHERS],
    ] as const) {
      await db.execute(sql`
        INSERT INTO news (group_id, position, author_id, title, category_id, country_id, published_at, created_at,
                          html, tags, reference_links, status)
        SELECT ${group}::integer, n, ${room.head.id}::integer, ${TEXTS}, ${room.categoryId}::integer, (SELECT id FROM countries), now(), now(), '', '{}', '[]', 0
        FROM generate_series(1, ${sql.raw(String(places))}) AS n WHERE ${TAKEN}`);
      await db.execute(
        sql`UPDATE journalist_groups SET total_news = ${places}, last_position = ${places} WHERE id = ${group}::integer`,
      );
    }
    await db.execute(sql`ANALYZE`);
  });
  afterAll(() => database.close());

  const searchFor = (search: string) => ({ search, by: 1 });
  const idsOf = (rows: { id: Id }[]) => rows.map(({ id }) => id);

  it.each(TERMS)('finds exactly the users whose text contains it: "%s" [SRV-01]', async (term) => {
    const expected = await database.db
      .select({ id: users.id })
      .from(users)
      .where(containsText(users.searchText, term))
      .orderBy(users.id);
    expect(idsOf(await findMatches(database.db, searchedUsers, searchFor(term), PLACES))).toEqual(
      idsOf(expected),
    );
    expect(idsOf(await findMatches(database.db, searchedUsers, searchFor(term), 3))).toEqual(
      idsOf(expected).slice(0, 3),
    );
  });

  it.each(TERMS)(
    'finds the titles of the group that contain it, newest first: "%s" [NWS-01]',
    async (term) => {
      const expected = await database.db
        .select({ id: news.id })
        .from(news)
        .where(sql`${news.groupId} = ${groupId} AND ${containsText(sql`lower(${news.title})`, term)}`)
        .orderBy(sql`${news.position} DESC`);
      const list = searchedNews(groupId);
      expect(idsOf(await findMatches(database.db, list, searchFor(term), PLACES))).toEqual(idsOf(expected));
      expect(idsOf(await findMatches(database.db, list, searchFor(term), 3))).toEqual(
        idsOf(expected).slice(0, 3),
      );
    },
  );

  it('finds a row by its changed text [SRV-01]', async () => {
    const { db } = database;
    const id = BEFORE + 6_000;
    await db.execute(sql`UPDATE users SET display_name = 'ฌฌ' WHERE id = ${id}`);
    expect(await findMatches(db, searchedUsers, searchFor('ฌฌ'), 10)).toEqual([{ id }]);
    await db.execute(sql`UPDATE users SET display_name = 'none' WHERE id = ${id}`);
    expect(await findMatches(db, searchedUsers, searchFor('ฌฌ'), 10)).toEqual([]);
  });

  it('looks a term up in the index of letters [SRV-01]', async () => {
    const answer = await database.db.transaction(async (tx) => {
      await findMatches(tx, searchedUsers, searchFor('zq'), 10);
      return tx.execute(sql`SELECT pg_stat_get_xact_numscans('users_letters_idx'::regclass) > 0 AS used`);
    });
    expect(answer).toMatchObject({ rows: [{ used: true }] });
  });
});
