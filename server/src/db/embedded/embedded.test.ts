import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { jest } from '@jest/globals';
import { count, sql } from 'drizzle-orm';

import { createUser } from '../../testing/factories';
import { type MayChange, type OpenDatabase, StartError } from '../database';
import { inWords } from '../in-words';
import { users } from '../schema';

import { openEmbedded } from './embedded';

const LIMIT_MS = 60_000;

describe('the embedded database', () => {
  /** A data folder as the first start leaves it; creating one takes most of the time of a start. */
  let template: string;
  let dataDir: string;
  let open: OpenDatabase | undefined;
  const warnings: string[] = [];

  const start = async () => {
    open = await openEmbedded(dataDir, (text) => warnings.push(text));
    return open.db;
  };

  const stop = async () => {
    await open?.close();
    open = undefined;
  };

  const useTemplate = () => fs.cpSync(template, dataDir, { recursive: true });

  beforeAll(async () => {
    template = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-'));
    await (await openEmbedded(template, () => undefined)).close();
  }, LIMIT_MS);
  afterAll(() => fs.rmSync(template, { recursive: true, force: true }));
  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-'));
    warnings.length = 0;
  });
  afterEach(async () => {
    await stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('is refused in words where something else is in its place', async () => {
    const openingOf = () => openEmbedded(dataDir, () => undefined).then(() => 'opened', inWords);
    fs.mkdirSync(path.join(dataDir, 'db'));
    expect(await openingOf()).toMatch(/\/db holds no database\..*\n.*[Mm]ove it away/);
    fs.rmdirSync(path.join(dataDir, 'db'));
    fs.writeFileSync(path.join(dataDir, 'db'), '');
    expect(await openingOf()).toMatch(/\/db.* cannot be a folder, because there is a file in its way/);
    fs.rmSync(path.join(dataDir, 'db'));
    fs.writeFileSync(path.join(dataDir, 'PG_VERSION'), '18\n');
    expect(await openingOf()).toMatch(/is the folder of a database itself\..*NEWSDESK_DATA/s);
    expect(fs.readdirSync(dataDir)).toEqual(['PG_VERSION']);
  });

  it('is not begun on a disk that has no space for it', async () => {
    const full = { ...fs.statfsSync(dataDir), bavail: 20, bsize: 1_048_576 };
    const statfs = jest.spyOn(fs, 'statfsSync').mockReturnValue(full);
    const opening = openEmbedded(dataDir, () => undefined);
    await expect(opening).rejects.toThrow(`Only 20 MB are free in ${dataDir}; a new database needs 128 MB.`);
    statfs.mockRestore();
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  it('that cannot be opened on a full disk says so', async () => {
    useTemplate();
    fs.rmSync(path.join(dataDir, 'db/global/pg_control'));
    const full = { ...fs.statfsSync(dataDir), bavail: 3, bsize: 1_048_576 };
    const statfs = jest.spyOn(fs, 'statfsSync').mockReturnValue(full);
    const opening = openEmbedded(dataDir, () => undefined);
    await expect(opening).rejects.toThrow(`The disk is full: only 3 MB are free in ${dataDir}/db.`);
    statfs.mockRestore();
  });

  it('names a file that belongs to somebody else', async () => {
    useTemplate();
    const file = path.join(dataDir, 'db/global/pg_control');
    const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: file });
    const { accessSync } = fs;
    const access = jest.spyOn(fs, 'accessSync').mockImplementation((name, mode) => {
      if (name === file) throw refused;
      return accessSync(name, mode);
    });
    fs.rmSync(file);
    fs.mkdirSync(file);
    const said = await openEmbedded(dataDir, () => undefined).then(() => 'opened', inWords);
    access.mockRestore();
    expect(said).toContain(`may not use ${file}.`);
  });

  it(
    'is created at the first start, flushes every commit to disk, and is locked for one process',
    async () => {
      const db = await start();
      expect(warnings).toEqual([]);
      expect(open).toMatchObject({ isNew: true, place: path.join(dataDir, 'db') });
      expect(await db.select({ total: count() }).from(users)).toEqual([{ total: 0 }]);
      await expect(openEmbedded(dataDir, () => undefined)).rejects.toThrow('is using the data folder');
      await expect(openEmbedded(dataDir, () => undefined)).rejects.toThrow(StartError);
    },
    LIMIT_MS,
  );

  it(
    'keeps all data after it is closed and opened again',
    async () => {
      useTemplate();
      await createUser(await start(), { username: 'kept' });
      await stop();
      const db = await start();
      expect(await db.select({ username: users.username }).from(users)).toEqual([{ username: 'kept' }]);
      expect(open?.isNew).toBe(false);
    },
    LIMIT_MS,
  );

  it('is not made where it has to exist, or by a command', async () => {
    const missing = path.join(dataDir, 'not-mounted');
    const open = (may: MayChange) => openEmbedded(missing, () => undefined, may);
    await expect(open('upgrade')).rejects.toThrow(/no database .*not-mounted.*NEWSDESK_REQUIRE_DATA is on/);
    await expect(open('nothing')).rejects.toThrow(/no database .*not-mounted/);
    expect(fs.existsSync(missing)).toBe(false);
  });

  it(
    'of a newer release is refused with a message and is not changed',
    async () => {
      useTemplate();
      const db = await start();
      await createUser(db);
      const newer = sql`INSERT INTO drizzle.newsdesk_migrations (hash, created_at) VALUES ('newer', 4102444800000)`;
      await db.execute(newer);
      await stop();
      const refused = openEmbedded(dataDir, () => undefined);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow('was upgraded by a newer release of Newsdesk');
      // The folder is unlocked again, and the release that knows the migration can open it.
      const folder = await PGlite.create(path.join(dataDir, 'db'), { extensions: { pg_trgm } });
      await folder.query(`DELETE FROM drizzle.newsdesk_migrations WHERE hash = 'newer'`);
      await folder.close();
      const again = await start();
      expect(await again.select({ total: count() }).from(users)).toEqual([{ total: 1 }]);
    },
    LIMIT_MS,
  );

  it(
    'of an earlier release keeps its record of migrations, in a place where earlier releases do not find it',
    async () => {
      useTemplate();
      const db = await start();
      const record = sql`SELECT count(*)::integer AS total FROM drizzle.newsdesk_migrations`;
      const before = (await db.execute(record)) as unknown as { rows: [{ total: number }] }; // free SQL is not typed
      await db.execute(sql`DROP VIEW drizzle.__drizzle_migrations`);
      await db.execute(sql`DROP FUNCTION drizzle.refuse_earlier_release`);
      await db.execute(sql`ALTER TABLE drizzle.newsdesk_migrations RENAME TO __drizzle_migrations`);
      await stop();
      const again = await start();
      expect(await again.execute(record)).toMatchObject({ rows: before.rows });
      const asked = again.execute(sql`SELECT created_at FROM drizzle.__drizzle_migrations`);
      await expect(asked).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('upgraded by a newer release') }),
      });
    },
    LIMIT_MS,
  );

  it('tells the operator how to handle files of another major version', async () => {
    fs.mkdirSync(path.join(dataDir, 'db'));
    fs.writeFileSync(path.join(dataDir, 'db', 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow('has version 12, and this server reads version 18');
  });
});
