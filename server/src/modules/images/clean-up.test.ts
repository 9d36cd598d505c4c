import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { files, imageStore } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { emptyTables, openTestDatabase } from '../../testing/test-database';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { cleanUpImages } from './clean-up';
import { sizeKeys } from './size-keys';
import { adoptStore, checkStore, confirmRemoval, watchStore } from './store-mark';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START_LIMIT_MS = 60_000;
const newKey = () => `ab/${randomUUID()}.webp`;

describe('the clean-up of images', () => {
  let server: TestServer;
  let other: Awaited<ReturnType<typeof openTestDatabase>>;
  useTestServer((started) => (server = started));
  beforeAll(async () => {
    other = await openTestDatabase();
  }, START_LIMIT_MS);
  beforeEach(() => emptyTables(other.db));
  afterAll(() => other.close());

  const put = async (key = newKey()) => {
    await server.storage.put(key, Buffer.from('x'), 'image/webp');
    return key;
  };
  /** Images in the store that an avatar or some news of the database shows. */
  const putKnown = async (db: Database, count: number) => {
    const { id } = await createUser(db);
    const keys = await Promise.all(Array.from({ length: count }, () => put()));
    const values = keys.map((key) => ({ key, uploadedBy: id, bytes: 1, unusedSince: null }));
    if (count > 0) await db.insert(files).values(values);
    return keys;
  };
  /** What the server of a database does every hour. */
  const run = async (db = server.db) => {
    await watchStore(db, server.storage);
    return cleanUpImages({ db, storage: server.storage, now: server.now() });
  };
  /** The refusals of a database whose server runs for so many days; it removes nothing. */
  const runForDays = async (db: Database, days: number) => {
    const refusals = new Set<string | undefined>();
    for (let day = 0; day <= days; day += 1) {
      const { unused, unknown, refused } = await run(db);
      expect([...unused, ...unknown]).toEqual([]);
      refusals.add(refused);
      server.advance(DAY_MS);
    }
    return [...refusals];
  };
  /** Installs this server on the empty store, and stores images. */
  const install = async (count = 3) => {
    expect(await checkStore(server.db, server.storage)).toBeNull();
    return putKnown(server.db, count);
  };
  const stored = () => [...server.files.keys()].filter((key) => key !== 'installation').sort();

  it('removes one without a row after 7 days, and no earlier [SAF-01]', async () => {
    const known = await install();
    const orphan = await put();
    expect(await runForDays(server.db, 6)).toEqual([undefined]);
    expect(await run()).toEqual({ unused: [], unknown: [orphan] });
    expect(stored()).toEqual([...known].sort());
    expect(await run()).toEqual({ unused: [], unknown: [] });
  });

  it('begins to count again if one had a row meanwhile [SAF-01]', async () => {
    await install();
    const key = await put();
    await runForDays(server.db, 5);
    const { id } = await createUser(server.db);
    await server.db.insert(files).values({ key, uploadedBy: id, bytes: 1, unusedSince: null });
    await run();
    await server.db.delete(files).where(eq(files.key, key));
    await runForDays(server.db, 6);
    expect((await run()).unknown).toEqual([key]);
  });

  it('leaves files that the server did not name, and the mark [SAF-01]', async () => {
    await install();
    await put('ab/notes.txt');
    await put(newKey().replace('.webp', '.w640.avif'));
    const parts = [
      `${newKey()}.part`,
      `${newKey()}.0a1b2c3d.part`,
      newKey().replace('.webp', '.w400.avif.part'),
    ].sort();
    for (const part of parts) await put(part);
    await runForDays(server.db, 6);
    expect((await run()).unknown.sort()).toEqual(parts);
    expect([...server.files.keys()]).toEqual(expect.arrayContaining(['ab/notes.txt', 'installation']));
  });

  it('removes nothing from the store of another installation, such as that of production from staging [SAF-01]', async () => {
    await install(40);
    await putKnown(other.db, 0);
    expect(await runForDays(other.db, 30)).toEqual([
      expect.stringContaining('belongs to another installation'),
    ]);
    expect(stored()).toHaveLength(40);
    expect((await run()).refused).toBeUndefined();
  });

  it('removes nothing when a new database takes the place of the embedded one on the same folder [SAF-01]', async () => {
    await install(6);
    expect(await checkStore(other.db, server.storage)).toBe('foreign');
    const mine = await putKnown(other.db, 2);
    await other.db.update(files).set({ unusedSince: server.now() });
    await runForDays(other.db, 30);
    expect(stored()).toHaveLength(8);
    expect(await other.db.$count(files)).toBe(mine.length);
  });

  const restoreCopy = async () => {
    const [row] = await server.db.select().from(imageStore);
    if (row) await other.db.insert(imageStore).values(row);
    await putKnown(other.db, 0);
  };

  it.each([
    ['a day', async () => void (await run())],
    ['a minute', async () => undefined],
  ])(
    'removes nothing from the live store for a database that was restored from a back-up %s old [SAF-01]',
    async (_age, meanwhile) => {
      await install(24);
      await restoreCopy();
      await meanwhile();
      await run(other.db);
      server.advance(HOUR_MS);
      // The live server, and the restored one from its second run on.
      expect((await run()).refused).toContain('A copy of this database');
      expect(await runForDays(other.db, 30)).toEqual([expect.stringContaining('A copy of this database')]);
      expect(stored()).toHaveLength(24);
    },
  );

  it('goes on for the one of two copies that takes the store over, under a new id [SAF-01]', async () => {
    await install();
    await restoreCopy();
    await run();
    await run(other.db);
    expect(await adoptStore(server.db, server.storage, { takeOver: false })).toBe('contested');
    expect(await adoptStore(server.db, server.storage, { takeOver: true })).toBeNull();
    expect((await run()).refused).toBeUndefined();
    expect((await run(other.db)).refused).toContain('another installation');
  });

  it('removes nothing from a store of an earlier release, which has no mark, until it is adopted [SAF-01]', async () => {
    await putKnown(server.db, 2);
    const orphan = await put();
    expect(await runForDays(server.db, 10)).toEqual([expect.stringContaining('npm run adopt-store')]);
    expect(await adoptStore(server.db, server.storage, { takeOver: false })).toBeNull();
    await runForDays(server.db, 6);
    expect((await run()).unknown).toEqual([orphan]);
  });

  it('stops before it removes more than 20 images that are more than 5 %, until that is confirmed [SAF-01]', async () => {
    await install(10);
    for (let count = 0; count < 21; count += 1) await put();
    await runForDays(server.db, 6);
    const refused = expect.stringMatching(/^21 of 31 images .* npm run adopt-store -- --remove 21$/);
    expect(await run()).toEqual({ unused: [], unknown: [], refused });
    await confirmRemoval(server.db, 20);
    expect(await run()).toMatchObject({ refused });
    await confirmRemoval(server.db, 21);
    expect((await run()).unknown).toHaveLength(21);
    expect(stored()).toHaveLength(10);
  });

  it('counts a picture and its sizes as one [MED-03, SAF-01]', async () => {
    await install(10);
    for (let count = 0; count < 20; count += 1) {
      const key = await put();
      for (const size of sizeKeys(key)) await put(size);
    }
    await runForDays(server.db, 6);
    expect((await run()).unknown).toHaveLength(20);
    expect(stored()).toHaveLength(10);
  });

  it('forgets the permission to remove many that the next run does not need [SAF-01]', async () => {
    await install(10);
    await confirmRemoval(server.db, 40);
    await run();
    for (let count = 0; count < 21; count += 1) await put();
    await runForDays(server.db, 6);
    expect(await run()).toMatchObject({ unknown: [], refused: expect.stringMatching(/^21 of 31 images/) });
  });

  it('removes many if they are few among all, or 20 at once [SAF-01]', async () => {
    await install(10);
    for (let count = 0; count < 20; count += 1) await put();
    await runForDays(server.db, 6);
    expect((await run()).unknown).toHaveLength(20);
  });

  it('removes nothing if its time is over before it has seen the whole store', async () => {
    await install(1);
    await putKnown(server.db, 600);
    const { db, storage, now } = server;
    const result = await cleanUpImages({ db, storage, now: now(), isOver: () => true });
    expect(result).toEqual({ unused: [], unknown: [] });
  });
});
