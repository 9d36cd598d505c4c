import { brotliCompressSync } from 'node:zlib';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { and, eq, isNotNull } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';

import { findNews } from '../modules/news/repository';
import { findTags } from '../modules/tag-suggestions/repository';
import { findVersion, listVersions } from '../modules/versions/repository';

import { fillPublishedCopies } from './fill-published-copies';
import { foldStoredNames } from './fold-stored-names';
import { MIGRATIONS } from './migrations';
import { countries, news, newsPublished, newsVersions } from './schema';
import * as schema from './schema';

const LIMIT_MS = 180_000;
/** The number of migrations of the release whose versions were found by a hash of their content. */
const EARLIER = 20;

const packed = (title: string, countryCode: string) => {
  const content = { title, html: '<p>ก</p>', tags: [], references: [], categoryId: 1, countryCode };
  return brotliCompressSync(JSON.stringify(content));
};

describe('the versions of an earlier release', () => {
  let client: PGlite;
  afterAll(() => client.close());

  const migrate = async (from: number, to?: number) => {
    for (const { sql: statements } of readMigrationFiles(MIGRATIONS).slice(from, to)) {
      await client.transaction(async (tx) => {
        for (const statement of statements) await tx.exec(statement);
      });
    }
  };

  const insertEarlier = async () => {
    const run = (text: string, values: unknown[] = []) => client.query(text, values);
    await run(`INSERT INTO users (email, username, display_name, permission, password_hash)
               SELECT 'p' || n, 'p' || n, 'P' || n, 1, '' FROM generate_series(1, 3) n`);
    await run(`INSERT INTO journalist_groups (name, total_news, last_position) VALUES ('G', 4, 4)`);
    await run(`INSERT INTO news_categories (name, sort_order) VALUES ('C', 1)`);
    // LA had the code TH before it was changed.
    await run(`INSERT INTO countries (name, code) VALUES ('A', 'LA'), ('B', 'JP')`);
    await run(`INSERT INTO audit_log (at, address, action, object_kind, object_id, object_name, before, after)
               VALUES (now(), '', 'country.edited', 'country', '1', 'A', '{"code":"TH"}', '{"code":"LA"}')`);
    await run(`INSERT INTO news (group_id, position, author_id, title, category_id, country_code, published_at, html, tags, reference_links, status)
               SELECT 1, n, 1, 'now ' || n, 1, 'LA', now(), '<p>เดี๋ยวนี้</p>', ARRAY['น้ำมัน', U&'\\0E19\\0E4D\\0E49\\0E32 ' || n], '[]', 0 FROM generate_series(1, 4) n`);
    const version = (
      newsId: number,
      number: number,
      hash: string,
      by: number,
      approval: string | null = null,
    ) =>
      run(
        `INSERT INTO news_versions (news_id, number, hash, reason, size, saved_at, saved_by, approval, approved_at)
         VALUES ($1, $2, $3, 'edit', 1, now(), $4, $5, now())`,
        [newsId, number, hash, by, approval],
      );
    const content = (newsId: number, hash: string, title: string, code: string) =>
      run(`INSERT INTO news_contents VALUES ($1, $2, $3)`, [newsId, hash, packed(title, code)]);
    // Item 1 has an approved version and a repeated content; the hash of its newest version is out of date.
    await version(1, 1, 'a', 1);
    await version(1, 2, 'b', 2, 'hours');
    await version(1, 3, 'a', 3);
    await version(1, 4, 'out of date', 2);
    await content(1, 'a', 'A', 'TH');
    await content(1, 'b', 'B', 'JP');
    // Item 2 was saved after the code had changed: the content of its first version has another hash.
    await version(2, 1, 'before the change', 2);
    await version(2, 2, 'c', 3);
    await content(2, 'after the change', 'Lost', 'LA');
    // Readers see items 3 and 4; item 2 was returned.
    await run(
      `UPDATE news SET status = 1, approved_until = now(), approved_permanently = (id = 3) WHERE id > 2`,
    );
    await run(`UPDATE news SET returned_at = now(), returned_by = 1 WHERE id = 2`);
    // Item 3 is older than its versions; the approval of item 4 is that of its newest version.
    await version(4, 1, 'd', 3, 'hours');
  };

  it(
    'keep their numbers, contents, countries and approvals, and what was lost is found again [SAF-02]',
    async () => {
      client = await PGlite.create({ extensions: { pg_trgm } });
      const db = drizzle({ client, schema });
      await migrate(0, EARLIER);
      await insertEarlier();
      await migrate(EARLIER);
      // The start is interrupted after two items, and the next one goes on.
      let transactions = 0;
      const interrupted = new Proxy(db, {
        get: (target, name, self) => {
          if (name === 'transaction' && (transactions += 1) > 2) throw new Error('Killed.');
          return Reflect.get(target, name, self);
        },
      });
      await expect(fillPublishedCopies(interrupted, 1)).rejects.toThrow('Killed.');
      await fillPublishedCopies(db, 1);

      const read = async (newsId: number, number: number) => {
        const row = await findNews(db, 1, newsId);
        const found = row && (await findVersion(db, row, number));
        return found && [found.content.title, found.content.countryCode, found.summary.approved?.step];
      };
      expect(await Promise.all([1, 2, 3, 4].map((number) => read(1, number)))).toEqual([
        ['A', 'LA', undefined],
        ['B', 'JP', 'hours'],
        ['A', 'LA', undefined],
        ['now 1', 'LA', undefined],
      ]);
      expect(await Promise.all([1, 2].map((number) => read(2, number)))).toEqual([
        ['Lost', 'LA', undefined],
        ['now 2', 'LA', undefined],
      ]);
      await db.update(countries).set({ code: 'VN' }).where(eq(countries.code, 'LA'));
      expect(await read(1, 1)).toEqual(['A', 'VN', undefined]);
      const third = await findNews(db, 1, 3);
      if (!third) throw new Error('Item 3 is gone.');
      const listed = await listVersions(db, third, { approved: false, page: 1, limit: 10 });
      expect(listed.versions).toMatchObject([{ number: 1, reason: 'found', savedAt: null, size: 14 }]);
      const writers = await db.select({ writers: news.writers }).from(news).orderBy(news.id);
      expect(writers.map((row) => row.writers.sort())).toEqual([[2, 3], [1, 2, 3], [1], [1, 3]]);
      const states = await db
        .select({
          copy: newsPublished.version,
          approval: newsVersions.approval,
          isWaiting: isNotNull(news.waitingSince),
        })
        .from(news)
        .innerJoin(newsVersions, and(eq(newsVersions.newsId, news.id), eq(newsVersions.number, news.version)))
        .leftJoin(newsPublished, eq(newsPublished.newsId, news.id))
        .orderBy(news.id);
      expect(states).toEqual([
        { copy: null, approval: null, isWaiting: true },
        { copy: null, approval: null, isWaiting: false },
        { copy: 1, approval: 'permanent', isWaiting: false },
        { copy: 1, approval: 'hours', isWaiting: false },
      ]);
      // The tags are counted, and found by what they read.
      await foldStoredNames(db, () => undefined);
      expect((await findTags(db, 1, 'น้ำ')).map(({ count }) => count)).toEqual([4, 1, 1, 1, 1]);
      // Later starts have nothing to do.
      expect(await db.select().from(schema.settings)).toEqual([]);
    },
    LIMIT_MS,
  );
});
