import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import { readManifest } from '../backup/format';
import { makeBackup } from '../backup/make-backup';
import type { Database } from '../db/database';
import { openEmbedded } from '../db/embedded/embedded';
import { newsVersions, notifications, outbox, users, webhooks } from '../db/schema';
import { systemClock } from '../http/clock';
import { seedDemo } from '../modules/demo/seed';
import { newImage, recordImages } from '../modules/images/image-store';
import { recordUses } from '../modules/images/image-uses';
import { openStorage } from '../storage/open';
import type { Storage } from '../storage/storage';

import { createUser } from './factories';

const quiet = (): void => undefined;
const NUMBERS_OF_EVENTS = 'outbox_id_seq';

/** Texts that a careless copy changes. */
const HARD_TEXT = `"quoted", 'single', back\\slash, {brace}, NULL, tab\there, line\nend\r\n, \u2028, ก็ ำ, 👩🏽‍🚀, é`;

/** Writes rows with a value of every kind of column, and three stored pictures. */
const fillHard = async (db: Database, storage: Storage): Promise<string[]> => {
  await seedDemo(db, systemClock);
  const [person] = await db.select({ id: users.id }).from(users).limit(1);
  const images = Array.from({ length: 3 }, () => newImage(randomBytes(5_000)));
  for (const { key, bytes } of images) await storage.put(key, bytes, 'image/webp');
  await recordImages(db, images, { groupId: null, uploadedBy: person?.id ?? 0, createdAt: new Date() });
  const { rows } = (await db.execute(sql`
    UPDATE news SET title = ${HARD_TEXT}, html = ${`<p>${HARD_TEXT}</p>`}, tags = ARRAY[${HARD_TEXT}, '', 'NULL'],
      reference_links = ${JSON.stringify([{ title: HARD_TEXT, url: 'https://newsdesk.example/?a="b"' }])}::jsonb,
      published_at = '2026-03-18 05:00:00.123456+07'
    WHERE id = (SELECT min(id) FROM news) RETURNING id`)) as unknown as { rows: { id: number }[] }; // free SQL
  const newsId = rows[0]?.id ?? 0;
  const version = { newsId, number: 1_000, reason: 'edit', size: 1, packed: randomBytes(300) } as const;
  await db.insert(newsVersions).values(version);
  await recordUses(db, { newsId, version: 1 }, [`/files/${images[0]?.key}`]);
  const [webhook] = await db
    .insert(webhooks)
    .values({ url: 'https://reader.example/', kinds: ['published'], secret: HARD_TEXT })
    .returning({ id: webhooks.id });
  const delivery = {
    eventId: randomUUID(),
    kind: 'published',
    newsId,
    at: new Date(),
    dueAt: new Date(),
  } as const;
  await db.insert(outbox).values({ ...delivery, webhookId: webhook?.id ?? 0 });
  const letter = {
    userId: person?.id ?? 0,
    kind: 'new-device',
    occurrence: 'one',
    at: new Date(),
    byMail: true,
  } as const;
  await db.insert(notifications).values(letter);
  await db.update(users).set({ avatarUrl: `/files/${images[1]?.key}`, bio: HARD_TEXT });
  return images.map(({ key }) => key);
};

/** Data folders and back-ups in a temporary folder, each with demo data, pictures, and a value of every kind. */
export const createInstallations = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-backup-'));
  let serial = 0;
  const newPath = (): string => path.join(folder, `part-${(serial += 1)}`);
  const placeIn = (dataDir: string) => ({ dataDir, databaseUrl: undefined, s3: undefined });
  const template = placeIn(newPath());
  const opened = await openEmbedded(template.dataDir, quiet);
  const keys = await fillHard(opened.db, openStorage(template));
  await opened.close();
  /** The rows and counters in a back-up, without the numbers of events, which a restore raises. */
  const contentIn = (dir: string) => {
    const { tables, sequences } = readManifest(dir);
    const rows = Object.entries(tables).map(([table, saved]) => [table, saved.rows, saved.content]);
    return { rows, sequences: sequences.filter(({ name }) => name !== NUMBERS_OF_EVENTS) };
  };
  const backUp = async (place: Parameters<typeof makeBackup>[0]) => {
    const dir = newPath();
    await makeBackup(place, dir, quiet);
    return dir;
  };
  const contentOf = async (place: Parameters<typeof makeBackup>[0]) => contentIn(await backUp(place));
  /** The number of the last event. */
  const lastNumberOf = async (place: Parameters<typeof makeBackup>[0]): Promise<number> =>
    Number(readManifest(await backUp(place)).sequences.find(({ name }) => name === NUMBERS_OF_EVENTS)?.value);
  return {
    /** The keys of its pictures: of an item, of people, and one that nothing shows. */
    keys,
    newPath,
    /** An embedded installation that does not exist yet. */
    empty: () => placeIn(newPath()),
    /** A copy of the filled one. */
    filled: () => {
      const place = placeIn(newPath());
      fs.cpSync(template.dataDir, place.dataDir, { recursive: true });
      return place;
    },
    contentIn,
    contentOf,
    lastNumberOf,
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
};

/** Adds people to a database, one after the other, until it is told to stop; resolves to how many. */
export const keepWriting = (db: Database) => {
  let stopped = false;
  const done = (async () => {
    let written = 0;
    for (; !stopped; written += 1) {
      await createUser(db);
      // The embedded database answers without a turn of the event loop, in which the back-up's files are read.
      await nextTurn();
    }
    return written;
  })();
  return {
    stop: () => {
      stopped = true;
      return done;
    },
  };
};
