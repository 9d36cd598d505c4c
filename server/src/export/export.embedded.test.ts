import fs from 'node:fs';
import path from 'node:path';

import { eq, isNotNull, sql } from 'drizzle-orm';

import { readColumns } from '../backup/export-tables';
import { openEmbedded } from '../db/embedded/embedded';
import { news, newsSearchDue, newsVersions, settings, users } from '../db/schema';
import { packStored, unpackContent } from '../modules/versions/content';
import { openStorage } from '../storage/open';
import { createInstallations } from '../testing/installations';
import { bytesIn } from '../testing/storage-contract';

import { exportEverything } from './export-everything';
import { type Contents, readContents } from './format';
import { loadEverything } from './load-everything';
import { EXPORTED, NOT_EXPORTED } from './what-is-exported';

const LIMIT_MS = 240_000;
const quiet = (): void => undefined;

/** A version that a later one has replaced, which is stored packed. */
const REPLACED = 1_001;
const CONTENT = { title: 'น้ำขึ้น', html: '<p>ก\u2028ข</p>' };

describe('an export of everything', () => {
  let installations: Awaited<ReturnType<typeof createInstallations>>;
  let exported: string;
  beforeAll(async () => {
    installations = await createInstallations();
    exported = installations.newPath();
    const place = installations.filled();
    const { db, close } = await openEmbedded(place.dataDir, quiet);
    const [item] = await db.select({ id: news.id }).from(news).limit(1);
    const version = { newsId: item?.id ?? 0, number: REPLACED, reason: 'edit', size: 1 } as const;
    await db.insert(newsVersions).values({ ...version, packed: await packStored(CONTENT) });
    await close();
    await exportEverything(place, exported, quiet);
  }, LIMIT_MS);
  afterAll(() => installations.remove());

  const filesIn = (dir: string): string[] =>
    fs
      .readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(dir, name)).isFile())
      .sort();
  const read = (dir: string, name: string): string => fs.readFileSync(path.join(dir, name), 'latin1');
  const copy = (): string => {
    const dir = installations.newPath();
    fs.cpSync(exported, dir, { recursive: true });
    return dir;
  };

  /** Names other tables in the list of an export. */
  const writeTables = (dir: string, change: (tables: Contents['tables']) => Contents['tables']): void => {
    const contents = readContents(dir);
    const changed = { ...contents, tables: change(contents.tables) };
    fs.writeFileSync(path.join(dir, 'export.json'), JSON.stringify(changed));
  };

  it(
    'gives the same installation: an export of that one has the same bytes [CON-07]',
    async () => {
      const place = installations.empty();
      await loadEverything(place, exported, quiet);
      const again = installations.newPath();
      await exportEverything(place, again, quiet);
      const names = filesIn(exported).filter((name) => name !== 'export.json');
      expect(names.length).toBeGreaterThan(Object.keys(EXPORTED).length + 3);
      expect(filesIn(again)).toEqual(filesIn(exported));
      const versions = fs.readFileSync(path.join(exported, 'tables/news_versions.jsonl'), 'utf8');
      expect(versions).toContain(`"content":${JSON.stringify(CONTENT)}`);
      expect(names.filter((name) => read(again, name) !== read(exported, name))).toEqual([]);
      expect({ ...readContents(again), exportedAt: '' }).toEqual({
        ...readContents(exported),
        exportedAt: '',
      });

      const { db, close } = await openEmbedded(place.dataDir, quiet);
      expect(await db.$count(users, isNotNull(users.passwordHash))).toBe(0);
      expect(await db.$count(newsSearchDue)).toBeGreaterThan(0);
      expect(await db.$count(settings, eq(settings.key, 'restoring'))).toBe(0);
      const [version] = await db.select().from(newsVersions).where(eq(newsVersions.number, REPLACED));
      expect(await unpackContent(version?.packed ?? Buffer.from(''))).toEqual(CONTENT);
      await close();
      const [picture] = fs.readFileSync(path.join(exported, 'pictures.jsonl'), 'utf8').split('\n');
      const { key, bytes } = JSON.parse(picture ?? '') as { key: string; bytes: number }; // a line of the list
      expect((await bytesIn(openStorage(place), key))?.length).toBe(bytes);
    },
    LIMIT_MS,
  );

  it('holds no secret: every table and column is decided on [CON-07]', async () => {
    const place = installations.filled();
    const { db, close } = await openEmbedded(place.dataDir, quiet);
    const tables = await readColumns(db);
    const hashes = await db.select({ hash: users.passwordHash }).from(users);
    await close();
    expect(Object.keys(tables)).toEqual([...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)].sort());
    const secret = Object.entries(tables)
      .filter(([table]) => table in EXPORTED)
      .flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
      .filter((name) => /hash|secret|token|password|sealed/.test(name));
    // What a picture's bytes are found again by is no secret: the picture is exported.
    expect(secret.sort()).toEqual(['files.stored_hash', 'files.upload_hash', 'users.password_hash']);
    const all = filesIn(exported)
      .map((name) => read(exported, name))
      .join('');
    expect(hashes.length).toBeGreaterThan(0);
    for (const { hash } of hashes) expect(all.includes(hash ?? 'no hash')).toBe(false);
  });

  it(
    'of an earlier release, which exported one table less, is imported [CON-07]',
    async () => {
      const [dir, place] = [copy(), installations.empty()];
      fs.rmSync(path.join(dir, 'tables/news_sources.jsonl'));
      writeTables(dir, ({ news_sources: _none, ...others }) => others);
      await loadEverything(place, dir, quiet);
      const { db, close } = await openEmbedded(place.dataDir, quiet);
      expect(await db.$count(news)).toBe(readContents(dir).tables['news']?.rows);
      await close();
    },
    LIMIT_MS,
  );

  it(
    'that was altered, or is not complete, is refused before anything is written [CON-07]',
    async () => {
      const refusal = async (change: (dir: string) => void) => {
        const [dir, place] = [copy(), installations.empty()];
        change(dir);
        const words = await loadEverything(place, dir, quiet).then(() => 'imported', String);
        expect(fs.existsSync(path.join(place.dataDir, 'db'))).toBe(false);
        return words;
      };
      expect(await refusal((dir) => fs.rmSync(path.join(dir, 'export.json')))).toMatch(
        /it has no export\.json/,
      );
      expect(await refusal((dir) => fs.appendFileSync(path.join(dir, 'tables/news.jsonl'), '{}\n'))).toMatch(
        /news\.jsonl was altered/,
      );
      expect(await refusal((dir) => fs.rmSync(path.join(dir, 'tables/users.jsonl')))).toMatch(
        /users\.jsonl is missing/,
      );
      expect(await refusal((dir) => fs.rmSync(path.join(dir, 'files'), { recursive: true }))).toMatch(
        /is missing or was altered/,
      );
      const withSettings = (dir: string) =>
        writeTables(dir, ({ totals, ...others }) => ({ ...others, ...(totals && { settings: totals }) }));
      expect(await refusal(withSettings)).toMatch(/names settings, which no export holds/);
      const again = await exportEverything(installations.filled(), exported, quiet).catch(String);
      expect(again).toMatch(/already exists/);
      const old = installations.filled();
      const { db, close } = await openEmbedded(old.dataDir, quiet);
      await db.execute(sql`DROP TABLE news_sources`);
      await close();
      const early = await exportEverything(old, installations.newPath(), quiet).catch(String);
      expect(early).toMatch(/the tables of an earlier release/);
    },
    LIMIT_MS,
  );
});
