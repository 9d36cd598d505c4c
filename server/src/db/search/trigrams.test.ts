import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

import { emptyTables, openTestDatabase } from '../../testing/test-database';
import type { OpenDatabase } from '../database';
import { users } from '../schema';
import { containsText } from '../sql-text';

import { containsIndexedText, hasTrigram, rareParts } from './trigrams';

/** A hundred addresses that differ only in their number. */
const ADDRESSES = Array.from({ length: 100 }, (_, n) => `user${n * 7_919}@newsdesk.example`);

describe('the parts of a term that are looked up in the index', () => {
  it.each([
    ['usernine@', ['ernine@']],
    ['USERNINE@', ['ERNINE@']],
    ['somchai', ['somchai']],
    ['user-nine@newsdesk', ['er-', '-nine@']],
  ])('leave out trigrams that most values contain: %s [SRV-01]', (term, parts) => {
    expect(rareParts(term, ADDRESSES)).toEqual(parts);
  });

  it.each([
    ['olivia thompson', ['oli', 'a thompson']],
    ['olivia 77', ['oli', 'a 77']],
    ['77, olivia', ['77, o']],
    ['oliver', ['oli', 'iver']],
  ])('include the rarest trigram of a common word: %s [SRV-01]', (term, parts) => {
    const sample = Array.from({ length: 100 }, (_, n) =>
      n % 10 === 0 ? 'olivia' : n % 4 === 0 ? 'livia' : 'somchai',
    );
    expect(rareParts(term, sample)).toEqual(parts);
  });

  it.each(['user', 'newsdesk', '@newsdesk.example', 'x', ''])(
    'are the whole term where all of it is common: "%s" [SRV-01]',
    (term) => {
      expect(rareParts(term, ADDRESSES)).toEqual([term]);
    },
  );

  it('are the whole term before the table is analysed [SRV-01]', () => {
    expect(rareParts('user-nine@', [])).toEqual(['user-nine@']);
  });

  it('are cut by code points in Thai, whose marks are characters for the index [SRV-01]', () => {
    const sample = Array.from({ length: 100 }, (_, n) => `น้ำท่วม ${n}`);
    expect(rareParts('น้ำท่วมเชียงใหม่', sample)).toEqual(['วมเชียงใหม่']);
  });
});

describe('a trigram index', () => {
  it.each(['abc', 'น้ำ', '-a', ' a', 'ab-', 'a b', '100%'])('looks up "%s" [SRV-01]', (term) => {
    expect(hasTrigram(term)).toBe(true);
  });

  it.each(['a', 'ab', 'ก', 'ขข', '%', '_', '\\', '---', 'a-', '-', '😀', ''])(
    'has nothing to look up for "%s" [SRV-01]',
    (term) => {
      expect(hasTrigram(term)).toBe(false);
    },
  );
});

describe('a search in a column of very many values', () => {
  let database: Pick<OpenDatabase, 'db' | 'close'>;
  beforeAll(async () => {
    database = await openTestDatabase();
    await emptyTables(database.db);
    await database.db.execute(sql`
      INSERT INTO users (email, username, display_name, permission, password_hash)
      SELECT 'user' || n * 7919 || '@newsdesk.example', 'user_' || n, '100% คนที่ ' || n * 7919, 1, 'none'
      FROM generate_series(1, 2000) AS n`);
    await database.db.execute(sql`ANALYZE users`);
  });
  afterAll(() => database.close());

  const matchesOf = async (condition: SQL) =>
    (await database.db.select({ id: users.id }).from(users).where(condition).orderBy(users.id)).map(
      ({ id }) => id,
    );
  const conditionOf = (term: string) =>
    containsIndexedText(
      database.db,
      { text: sql`${users.searchText}`, statistics: { table: 'users', column: 'search_text' } },
      term,
    );

  it.each([
    ['user9772046@', 1],
    ['USER9772046@', 1],
    [' user9772046@newsdesk.example ', 1],
    ['user_1234', 1],
    ['user%1234', 0],
    ['100% คนที่ 9772046', 1],
    ['user9772046@elsewhere', 0],
    ['@newsdesk', 2_000],
  ])('finds exactly the values that contain the whole term: "%s" [SRV-01]', async (term, amount) => {
    const found = await matchesOf(await conditionOf(term));
    expect(found).toHaveLength(amount);
    expect(found).toEqual(await matchesOf(containsText(users.searchText, term)));
  });

  it('looks up the rare part, according to the statistics of the engine [SRV-01]', async () => {
    const { sql: text, params } = new PgDialect().sqlToQuery(
      await conditionOf('user9772046@newsdesk.example'),
    );
    expect(params).toContain('user9772046@newsdesk.example');
    expect(text).toMatch(/LIKE .* AND strpos/);
    expect(params).not.toContain('%user9772046@newsdesk.example%');
  });
});
