import fs from 'node:fs';
import path from 'node:path';

import { StartError } from '../db/database';
import { createFolderStorage } from '../storage/folder-storage';

import { damaged, type Manifest, pictureFolder, pictureList, readManifest, tableFile } from './format';
import { type Digest, digestOf, digestOfFile } from './lines';
import { checkRelease } from './load-tables';
import {
  countPictures,
  inTurns,
  namedPictures,
  readPicture,
  readPictureList,
  type SavedPicture,
} from './pictures';

const checkFile = async (dir: string, file: string, saved: Digest): Promise<void> => {
  if (!fs.existsSync(file)) throw damaged(dir, file, 'is missing');
  const { bytes, sha256 } = await digestOfFile(file);
  if (bytes === saved.bytes && sha256 === saved.sha256) return;
  throw damaged(dir, file, bytes < saved.bytes ? 'is not complete' : 'was altered');
};

const checkPictures = async (dir: string, say: (text: string) => void): Promise<number> => {
  const folder = createFolderStorage(pictureFolder(dir));
  const count = countPictures(say);
  let pictures = 0;
  const checked = inTurns(readPictureList(pictureList(dir)), async ({ key, bytes, sha256 }: SavedPicture) => {
    const file = path.join(pictureFolder(dir), key);
    const found = await readPicture(folder, key);
    if (!found) throw damaged(dir, file, 'is missing');
    const digest = digestOf(found);
    if (digest.bytes < bytes) throw damaged(dir, file, 'is not complete');
    if (digest.sha256 !== sha256) throw damaged(dir, file, 'was altered');
    count();
  });
  for await (const few of checked) pictures += few.length;
  return pictures;
};

/** Compares the list of pictures with the rows that name them: both are in the same order. */
const compareWithRows = async (dir: string, manifest: Manifest): Promise<void> => {
  const list = readPictureList(pictureList(dir));
  let next = await list.next();
  let missing = 0;
  for await (const { key, bytes, isShown } of namedPictures(dir, manifest)) {
    const saved: SavedPicture | undefined = next.done ? undefined : next.value;
    if (saved?.key !== key) {
      if (isShown) missing += 1;
      continue;
    }
    if (saved.bytes !== bytes) {
      throw new StartError(`The picture ${key} has ${saved.bytes} bytes, and its row says ${bytes}.`);
    }
    next = await list.next();
  }
  if (!next.done || missing !== manifest.pictures.missing) {
    throw damaged(dir, pictureList(dir), 'does not have the pictures that the rows name');
  }
};

/** Checks every file of a back-up against its manifest, and every picture against the row that names it. */
export const checkFiles = async (dir: string, say: (text: string) => void): Promise<Manifest> => {
  const manifest = readManifest(dir);
  checkRelease(manifest);
  for (const [table, saved] of Object.entries(manifest.tables))
    await checkFile(dir, tableFile(dir, table), saved);
  await checkFile(dir, pictureList(dir), manifest.pictures);
  const pictures = await checkPictures(dir, say);
  if (pictures !== manifest.pictures.rows) throw damaged(dir, pictureList(dir), 'is not complete');
  await compareWithRows(dir, manifest);
  return manifest;
};
