import type { Storage } from '../storage/storage';

import { type Manifest, tableFile } from './format';
import { digestOf, readLines } from './lines';

/** How many pictures, of up to 10 MB each, are in memory at a time. */
const AT_ONCE = 8;
const REPORT_EVERY = 1_000;
const CONTENT_TYPE = 'image/webp';
/** No key leads out of the store's folder. */
const KEY = /^[\w-]+(\/[\w-]+)*(\.\w+)?$/;
const FILES_PATH = '/files/';

export type SavedPicture = { key: string; bytes: number; sha256: string };

/** Reads a stored picture, or null if the store does not have it. */
export const readPicture = async (storage: Storage, key: string): Promise<Buffer | null> => {
  const stream = await storage.read(key);
  if (!stream) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer); // a store's stream has no encoding
  return Buffer.concat(chunks);
};

async function* valuesOf(
  dir: string,
  { tables }: Pick<Manifest, 'tables'>,
  table: string,
  columns: string[],
): AsyncGenerator<(string | null | undefined)[]> {
  const saved = tables[table];
  if (!saved) return;
  const places = columns.map((name) => saved.columns.indexOf(name));
  for await (const lines of readLines(tableFile(dir, table))) {
    for (const line of lines) {
      const row = JSON.parse(line) as (string | null)[]; // as `readTable` writes a row
      yield places.map((place) => row[place]);
    }
  }
}

/** A row of the saved pictures; `isShown` unless its row says that nothing shows it: the clean-up may remove such a picture at any time. */
export type NamedPicture = { key: string; bytes: number; isShown: boolean };

/** The pictures that the saved rows name. */
export async function* namedPictures(
  dir: string,
  manifest: Pick<Manifest, 'tables'>,
): AsyncGenerator<NamedPicture> {
  const avatars = new Set<string>();
  for await (const [url] of valuesOf(dir, manifest, 'users', ['avatar_url'])) {
    if (url?.startsWith(FILES_PATH)) avatars.add(url.slice(FILES_PATH.length));
  }
  for await (const [key, bytes, unusedSince] of valuesOf(dir, manifest, 'files', [
    'key',
    'bytes',
    'unused_since',
  ])) {
    if (!key || !KEY.test(key)) continue;
    yield { key, bytes: Number(bytes), isShown: !unusedSince || avatars.has(key) };
  }
}

/** The list of saved pictures, as `pictureList` stores it. */
export async function* readPictureList(file: string): AsyncGenerator<SavedPicture> {
  for await (const lines of readLines(file)) {
    for (const line of lines) {
      const picture = JSON.parse(line) as SavedPicture; // as `copyPictures` writes it
      if (!KEY.test(picture.key)) throw new Error(`${picture.key} is no key of a picture.`);
      yield picture;
    }
  }
}

/** Runs the work for each, a few at a time, and yields the results of each few. */
export async function* inTurns<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result[]> {
  let few: Item[] = [];
  for await (const item of items) {
    few.push(item);
    if (few.length < AT_ONCE) continue;
    yield await Promise.all(few.map(work));
    few = [];
  }
  if (few.length > 0) yield await Promise.all(few.map(work));
}

/** Reports every thousandth picture. */
export const countPictures = (say: (text: string) => void) => {
  let pictures = 0;
  return (): void => {
    pictures += 1;
    if (pictures % REPORT_EVERY === 0) say(`  ${pictures.toLocaleString('en')} pictures so far`);
  };
};

/**
 * Copies the pictures that the saved rows name, and yields a line for each. Run it after the tables were saved: a row names a
 * picture only after it was stored, and the clean-up removes only pictures that nothing has shown for 7 days.
 */
export async function* copyPictures(
  named: AsyncIterable<NamedPicture>,
  from: Storage,
  to: Storage,
  onMissing: (key: string) => void,
  say: (text: string) => void,
): AsyncGenerator<string[]> {
  const count = countPictures(say);
  const copied = inTurns(named, async ({ key, isShown }) => {
    const bytes = await readPicture(from, key);
    if (!bytes) {
      if (isShown) onMissing(key);
      return [];
    }
    await to.put(key, bytes, CONTENT_TYPE);
    count();
    return [JSON.stringify({ key, ...digestOf(bytes) })];
  });
  for await (const lines of copied) yield lines.flat();
}
