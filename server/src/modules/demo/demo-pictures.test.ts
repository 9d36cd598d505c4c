import { files, journalistGroups } from '../../db/schema';
import { hereWorkers } from '../../testing/here-workers';
import { createMemoryStorage } from '../../testing/memory-storage';
import { openTestDatabase } from '../../testing/test-database';

import { addDemoPictures, DEMO_PICTURES } from './demo-pictures';
import { DEMO_GROUPS } from './demo-places';
import { drawPicture } from './draw-picture';
import { seedDemo } from './seed';

const NOW = new Date('2026-12-01T05:00:00Z');
const LIMIT_MS = 60_000;

it('a picture is the same for the same number, and another for another', () => {
  expect(drawPicture(1).equals(drawPicture(1))).toBe(true);
  expect(drawPicture(1).equals(drawPicture(2))).toBe(false);
});

it(
  'the library of the first demo group has pictures of every kind, which no clean-up takes',
  async () => {
    const { db, close } = await openTestDatabase();
    const clock = () => NOW;
    const { storage, files: stored } = createMemoryStorage(clock);
    expect(await seedDemo(db, clock)).toBe(true);
    expect(await seedDemo(db, clock)).toBe(false);
    await addDemoPictures({ db, storage, workers: hereWorkers }, clock);
    const [first] = await db.select().from(journalistGroups).orderBy(journalistGroups.id);
    const rows = await db.select().from(files).orderBy(files.createdAt);
    expect(first?.name).toBe(DEMO_GROUPS[0]?.name);
    expect(rows.map(({ title }) => title)).toEqual(DEMO_PICTURES.map(({ title }) => title));
    expect(rows.every(({ key, groupId, isKept }) => stored.has(key) && groupId === first?.id && isKept)).toBe(
      true,
    );
    expect(rows.every(({ createdAt }) => createdAt < NOW)).toBe(true);
    expect(new Set(rows.map(({ uploadedBy }) => uploadedBy)).size).toBe(2);
    expect(rows.filter(({ credit }) => credit === '')).toHaveLength(1);
    expect(rows.filter(({ rightsUntil }) => rightsUntil !== null && rightsUntil < '2026-12-01')).toHaveLength(
      1,
    );
    await close();
  },
  LIMIT_MS,
);
