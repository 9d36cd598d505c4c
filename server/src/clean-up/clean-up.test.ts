import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { auditLog, cleanUpState, files, imageStore, news, settings } from '../db/schema';
import { newImage } from '../modules/images/image-store';
import { adoptStore } from '../modules/images/store-mark';
import { copyNewsItem, createNewsItem, createNewsroom, createUser } from '../testing/factories';
import { emptyTables, openTestDatabase } from '../testing/test-database';
import { type TestServer, useTestServer } from '../testing/test-server';

import { createCleanUp } from './clean-up';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START_LIMIT_MS = 60_000;
const STEADY = 'Nothing is removed until the server has run for 24 hours';

describe('the clean-up', () => {
  let server: TestServer;
  let ranMs = 0;
  useTestServer((started) => (server = started));

  /** One instance, and what it tells. */
  const instance = (overrides: Partial<Parameters<typeof createCleanUp>[0]> = {}) => {
    const [said, warned]: [string[], string[]] = [[], []];
    const cleanUp = createCleanUp(
      {
        db: server.db,
        storage: server.storage,
        cleanUp: true,
        auditDays: 730,
        versionsDays: 730,
        clock: server.now,
        readTime: async () => server.now(),
        monotonic: () => ranMs,
        ...overrides,
      },
      { say: (line) => said.push(line), warn: (line) => warned.push(line) },
    );
    return { ...cleanUp, said, warned };
  };
  type Instance = ReturnType<typeof instance>;

  /** The server runs for so many hours, with a clean-up after each. */
  const runForHours = async (hours: number, ...instances: Instance[]) => {
    for (let hour = 0; hour < hours; hour += 1) {
      server.advance(HOUR_MS);
      ranMs += HOUR_MS;
      for (const { run } of instances) await run();
    }
  };
  /** An instance that has run long enough to trust its clock. */
  const trusted = async (overrides = {}, hours = 24) => {
    const one = instance(overrides);
    await one.begin();
    await one.run();
    await runForHours(hours, one);
    return one;
  };
  const addAudit = (daysAgo: number) =>
    server.db.insert(auditLog).values({
      at: new Date(server.now().getTime() - daysAgo * DAY_MS),
      address: '',
      action: 'group.created',
      objectKind: 'group',
      objectId: '1',
      objectName: '',
    });
  const lines = () => server.db.$count(auditLog);

  it('logs how much it removed, and nothing if there was nothing', async () => {
    const one = await trusted();
    expect([one.said, one.warned]).toEqual([[], []]);
    await addAudit(731);
    await addAudit(731);
    await one.run();
    await one.run();
    expect(one.said).toEqual(['Clean-up: removed 2 lines of the audit log older than 730 days']);
  });

  it('goes on to wait after a restart, although a process counts its time in parts of a millisecond', async () => {
    await instance().run();
    const restarted = instance();
    server.advance(HOUR_MS);
    ranMs += 1_799_999.5;
    await restarted.run();
    expect(restarted.warned).toEqual([]);
    const [row] = await server.db.select().from(cleanUpState);
    expect(row).toMatchObject({ checkedAt: server.now(), waitMs: DAY_MS - 1_800_000 });
  });

  it('says in words what failed', async () => {
    const one = instance({
      readTime: () =>
        Promise.reject(new Error('Failed query: SELECT 1', { cause: new Error('the database is gone') })),
    });
    await one.run();
    expect(one.warned).toEqual(['The clean-up failed: the database is gone']);
  });

  it('counts what it removed and what failed, and notes the end of its last run [CON-08]', async () => {
    let isBroken = false;
    const { storage } = server;
    const list = () => {
      if (isBroken) throw new Error('the bucket was not found');
      return storage.list();
    };
    const began = server.now();
    const one = await trusted({ storage: { ...storage, list } }, 23);
    // It does not trust its clock yet.
    expect(one.counts().lastRun).toEqual(began);
    await runForHours(1, one);
    await addAudit(731);
    await addAudit(731);
    isBroken = true;
    await one.run();
    const { lastRun, removed, failed } = one.counts();
    expect(lastRun).toEqual(server.now());
    expect(Object.fromEntries(removed)).toMatchObject({ 'the audit log': 2, images: 0 });
    expect(Object.fromEntries(failed)).toMatchObject({ 'the audit log': 0, images: 1 });
  });

  it('logs the key of every image that it removed [SAF-01]', async () => {
    const one = await trusted();
    const { id } = await createUser(server.db);
    const keys = Array.from({ length: 20 }, (_, number) => `ab/${number}.webp`);
    const unusedSince = new Date(server.now().getTime() - 8 * DAY_MS);
    await server.db.insert(files).values(keys.map((key) => ({ key, uploadedBy: id, bytes: 1, unusedSince })));
    await one.run();
    expect(one.said).toHaveLength(1);
    expect(one.said[0]).toContain('removed 20 images that no news has shown for 7 days: ');
    for (const key of keys) expect(one.said[0]).toContain(key);
  });

  it('keeps a picture that an earlier release took for unused, because its address is percent-encoded [SAF-01]', async () => {
    const one = await trusted();
    await server.db.delete(settings).where(eq(settings.key, 'image_uses_in_every_spelling'));
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const key = newImage(Buffer.from('x')).key;
    const unusedSince = new Date(server.now().getTime() - 8 * DAY_MS);
    await server.db.insert(files).values({ key, uploadedBy: head.id, bytes: 1, unusedSince });
    const html = `<img src="/files/${key.replace('/', '%2F')}">`;
    await createNewsItem(server.db, { groupId, authorId: head.id, categoryId, html });
    await one.run();
    expect([await server.db.$count(files), one.said]).toEqual([1, []]);
  });

  it('removes nothing after five seconds with a clock that is three years ahead, nor after it is right again', async () => {
    const one = await trusted();
    await addAudit(1);
    server.advance(1_100 * DAY_MS);
    await one.run();
    expect(one.warned).toEqual([expect.stringContaining(STEADY)]);
    server.advance(5_000 - 1_100 * DAY_MS);
    ranMs += 5_000;
    await one.run();
    expect(one.warned).toHaveLength(2);
    await addAudit(731);
    await runForHours(23, one);
    expect(await lines()).toBe(2);
    await runForHours(1, one);
    expect([await lines(), one.said.length, one.warned.length]).toEqual([1, 1, 2]);
  });

  it('keeps what is in the trash when a restarted server has a clock that is 40 days ahead [DSK-06]', async () => {
    await trusted();
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const id = await createNewsItem(server.db, { groupId, authorId: head.id, categoryId });
    const deleted = { groupId: null, deletedFrom: groupId, deletedAt: server.now() };
    await copyNewsItem(server.db, id, [deleted]);
    server.advance(40 * DAY_MS);
    const restarted = instance();
    await restarted.run();
    expect(restarted.warned).toEqual([expect.stringContaining(STEADY)]);
    expect(await server.db.$count(news)).toBe(2);
  });

  it('adds up the hours before and after a restart, while the clock is not trusted', async () => {
    const first = instance();
    await first.run();
    await addAudit(731);
    await runForHours(20, first);
    const second = instance();
    await second.run();
    await runForHours(3, second);
    expect(await lines()).toBe(1);
    await runForHours(1, second);
    expect(await lines()).toBe(0);
  });

  it('counts the hours of two instances once', async () => {
    const [first, second] = [instance(), instance()];
    await first.run();
    await second.run();
    await addAudit(731);
    await runForHours(23, first, second);
    expect(await lines()).toBe(1);
    await runForHours(1, first, second);
    expect(await lines()).toBe(0);
  });

  it('runs in one instance at a time, and soon again after an instance was killed in it', async () => {
    const [first, second] = [await trusted(), instance()];
    await addAudit(731);
    await server.db.update(cleanUpState).set({ takenAt: server.now() });
    await second.run();
    expect(await lines()).toBe(1);
    await runForHours(1, first);
    expect(await lines()).toBe(0);
  });

  it('is not kept from running by a run that began at a wrong time in the future', async () => {
    const one = await trusted();
    await addAudit(731);
    await server.db.update(cleanUpState).set({ takenAt: new Date(server.now().getTime() + 9 * DAY_MS) });
    await one.run();
    expect(await lines()).toBe(0);
  });

  it('stops after ten minutes, and goes on an hour later', async () => {
    let stepMs = 0;
    const one = await trusted({ monotonic: () => (ranMs += stepMs) });
    await addAudit(731);
    stepMs = 11 * 60_000;
    await one.run();
    expect(await lines()).toBe(1);
    stepMs = 0;
    await runForHours(1, one);
    expect(await lines()).toBe(0);
  });

  it('tells of a clean-up that failed, and does the others', async () => {
    const list = () => {
      throw new Error('disk gone');
    };
    const one = await trusted();
    await addAudit(731);
    const failing = await trusted({ storage: { ...server.storage, list } });
    expect(failing.warned).toContain('The clean-up of images failed: disk gone');
    expect(await lines()).toBe(0);
    expect(one.warned).toEqual([]);
  });

  it('removes nothing if it is turned off, but marks an empty image store [SAF-01]', async () => {
    const one = await trusted({ cleanUp: false });
    await addAudit(731);
    await runForHours(48, one);
    expect(await lines()).toBe(1);
    expect([...server.files.keys()]).toEqual(['installation']);
  });

  describe('with a copy of the database on the same image store', () => {
    let copy: Awaited<ReturnType<typeof openTestDatabase>>;
    beforeAll(async () => {
      copy = await openTestDatabase();
    }, START_LIMIT_MS);
    beforeEach(() => emptyTables(copy.db));
    afterAll(() => copy.close());

    const CONTESTED = expect.stringContaining('A copy of this database has used the same image store');
    /** An image that production shows again, but its copy knows as unused. */
    const putShownAgain = async () => {
      const key = `ab/${randomUUID()}.webp`;
      await server.storage.put(key, Buffer.from('x'), 'image/webp');
      const [shown, unused] = [null, new Date(server.now().getTime() - 8 * DAY_MS)];
      for (const [db, unusedSince] of [
        [server.db, shown],
        [copy.db, unused],
      ] as const) {
        const { id } = await createUser(db);
        await db.insert(files).values({ key, uploadedBy: id, bytes: 1, unusedSince });
      }
      return key;
    };
    const takeCopy = async () => copy.db.insert(imageStore).values(await server.db.select().from(imageStore));

    it.each([
      ['its clean-up turned off', { cleanUp: false }, 0],
      ['a clock that is not trusted', { readTime: async () => new Date(0) }, 0],
      ['clean-ups that take all the time', {}, 11 * 60_000],
    ])('keeps every picture of a production with %s [SAF-01]', async (_why, overrides, longMs) => {
      let stepMs = 0;
      const production = await trusted({ monotonic: () => (ranMs += stepMs), ...overrides });
      const runProduction = async () => {
        stepMs = longMs;
        await production.run();
        stepMs = 0;
      };
      await takeCopy();
      const key = await putShownAgain();
      const restored = instance({ db: copy.db });
      await restored.begin();
      for (let hour = 0; hour < 30; hour += 1) {
        await runProduction();
        await runForHours(1, restored);
      }
      expect(server.files.has(key)).toBe(true);
      expect(restored.warned).toContainEqual(CONTESTED);
    });

    it('tells a production with its clean-up turned off, once [SAF-01]', async () => {
      const production = instance({ cleanUp: false });
      await production.begin();
      await takeCopy();
      await runForHours(2, instance({ db: copy.db }), production);
      expect(production.warned).toEqual([CONTESTED]);
    });
  });

  it('says at the start, once, that the image store is not this installation’s [SAF-01]', async () => {
    await server.storage.put('installation', Buffer.from('another 7\n'), 'text/plain');
    const one = await trusted();
    const told = [expect.stringContaining('The image store belongs to another installation')];
    await runForHours(2, one);
    expect(one.warned).toEqual(told);
    await adoptStore(server.db, server.storage, { takeOver: true });
    await runForHours(2, one);
    expect(one.warned).toEqual(told);
  });
});
