import path from 'node:path';

import { and, eq, isNull, sql } from 'drizzle-orm';

import { type Database, StartError } from '../db/database';
import { accountLinks, notifications, settings, webhooks } from '../db/schema';
import { adoptStore, REFUSALS } from '../modules/images/store-mark';
import type { Config } from '../settings/config';
import { createFolderStorage } from '../storage/folder-storage';
import { openStorage } from '../storage/open';
import { MARK_KEY, type Storage } from '../storage/storage';

import { checkFiles } from './check-files';
import { damaged, type Manifest, pictureFolder, pictureList } from './format';
import { digestOf } from './lines';
import { loadTables } from './load-tables';
import { countPictures, inTurns, readPicture, readPictureList } from './pictures';
import { query } from './query';
import type { Place } from './source';
import { intoTarget } from './target';

type Say = (text: string) => void;

/**
 * Ends the links that set a password: one that was used, or replaced, since the back-up would work once more. A back-up of an
 * earlier release may have none.
 */
const endLinks = async (tx: Database, { tables }: Manifest): Promise<void> => {
  if (!tables['account_links']) return;
  await tx
    .update(accountLinks)
    .set({ endedAt: sql`now()` })
    .where(isNull(accountLinks.usedAt));
};

/** Ends the letters that waited to be sent: the saved installation sends them. A back-up of an earlier release has none. */
const endLetters = async (tx: Database, { tables }: Manifest): Promise<void> => {
  if (!tables['notifications']) return;
  await tx
    .update(notifications)
    .set({ byMail: false })
    .where(and(notifications.byMail, isNull(notifications.mailedAt)));
};

/** Names the back-up whose pictures are being stored, and its target, so that an interrupted restore can be repeated there. */
export const RESTORING = 'restoring';

/** Refuses a store that is not empty, unless an interrupted restore of the same pictures into the same database has left them. */
export const claimStore = async (
  storage: Storage,
  { pictures }: { pictures: { sha256: string } },
  { databaseUrl, dataDir }: Place,
): Promise<void> => {
  const mark = Buffer.from(digestOf(Buffer.from(`${pictures.sha256} ${databaseUrl ?? dataDir}`)).sha256);
  if ((await readPicture(storage, RESTORING))?.equals(mark)) return;
  const notEmpty = (key: string) =>
    new StartError(`The image storage is not empty: it has ${key}. Restore into a new folder or bucket.`);
  // A listing leaves the mark of an installation out.
  if (await readPicture(storage, MARK_KEY)) throw notEmpty(MARK_KEY);
  for await (const { key } of storage.list()) throw notEmpty(key);
  await storage.put(RESTORING, mark, 'text/plain');
};

const storePictures = async (storage: Storage, dir: string, say: Say): Promise<void> => {
  const folder = createFolderStorage(pictureFolder(dir));
  const count = countPictures(say);
  const stored = inTurns(readPictureList(pictureList(dir)), async ({ key }) => {
    const bytes = await readPicture(folder, key);
    if (!bytes) throw damaged(dir, path.join(pictureFolder(dir), key), 'is missing');
    await storage.put(key, bytes, 'image/webp');
    count();
  });
  for await (const _ of stored);
};

const isOfRestore = eq(settings.key, RESTORING);
const nameOfBackup = (manifest: Manifest): string => digestOf(Buffer.from(JSON.stringify(manifest))).sha256;

/** Whether the database was loaded from this back-up by a restore that did not come to its end. */
const wasLoadedFrom = async (db: Database, manifest: Manifest): Promise<boolean> => {
  const [table] = await query<{ name: string | null }>(
    db,
    sql`SELECT to_regclass('public.settings')::text AS name`,
  );
  if (!table?.name) return false;
  const [row] = await db.select().from(settings).where(isOfRestore);
  return row?.value === nameOfBackup(manifest);
};

/** More events than an installation tells between a back-up and its restore. The numbers suffice for two thousand restores. */
const SKIPPED_NUMBERS = 1_000_000;

/**
 * Lets the numbers of events go on above those that receivers have heard since the back-up: they ignore what has a lower number
 * than the last event of an item.
 */
const skipNumbers = async (tx: Database, { tables }: Manifest): Promise<void> => {
  if (!tables['outbox']) return;
  const name = sql`pg_get_serial_sequence('public.outbox', 'id')`;
  await tx.execute(sql`SELECT setval(${name}, nextval(${name}) + ${SKIPPED_NUMBERS})`);
};

/** Deletes the webhooks, and with them their deliveries; a back-up of an earlier release has none. */
const leaveWebhooksOut = async (tx: Database, { tables }: Manifest): Promise<number> =>
  tables['webhooks'] ? (await tx.delete(webhooks).returning({ id: webhooks.id })).length : 0;

/**
 * Restores a back-up into an empty installation. Checks the whole back-up before it writes anything, stores the pictures, and
 * then loads the database in one transaction, so that a server never starts on half of it. The restored installation gets an id of
 * its own and marks the store with it, so that it never removes pictures of the one that was saved. Without `withWebhooks` it tells
 * other systems nothing and sends no letters that waited: beside the saved one, it would take news off the real website, and people
 * would get letters twice.
 */
export const restoreBackup = async (
  config: Place & Pick<Config, 's3'>,
  dir: string,
  say: Say,
  { withWebhooks = false } = {},
): Promise<void> => {
  say('Checking the back-up');
  let leftOut = 0;
  const manifest = await checkFiles(dir, say);
  const storage = openStorage(config);
  const fill = async (db: Database) => {
    await claimStore(storage, manifest, config);
    say(`Storing ${manifest.pictures.rows.toLocaleString('en')} pictures`);
    await storePictures(storage, dir, say);
    say('Loading the database');
    // In one transaction, so that no server starts with webhooks that are left out.
    await db.transaction(async (tx) => {
      await loadTables(tx, { dir, manifest }, say);
      if (!withWebhooks) {
        leftOut = await leaveWebhooksOut(tx, manifest);
        await endLetters(tx, manifest);
      }
      await endLinks(tx, manifest);
      await skipNumbers(tx, manifest);
      await tx.insert(settings).values({ key: RESTORING, value: nameOfBackup(manifest) });
    });
  };
  const finish = async (db: Database) => {
    const refusal = await adoptStore(db, storage, { takeOver: false });
    if (refusal) throw new StartError(REFUSALS[refusal]);
    await storage.remove(RESTORING);
    await db.delete(settings).where(isOfRestore);
  };
  const isFilled = (db: Database) => wasLoadedFrom(db, manifest);
  await intoTarget(config, { fill, isFilled, finish }, say);
  if (leftOut > 0) {
    const what = leftOut === 1 ? '1 webhook' : `${leftOut} webhooks`;
    say(
      `Left out: ${what}, with deliveries and secrets, so that this installation tells other systems nothing. To keep them, restore with --with-webhooks.`,
    );
  }
};
