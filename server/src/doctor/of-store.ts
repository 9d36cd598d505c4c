import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';

import { fine, type Finding, wrong } from '../db/finding';
import { inWords } from '../db/in-words';
import type { Storage } from '../storage/storage';

const PROBE = 'written by npm run doctor';

const isListed = async (storage: Storage, key: string): Promise<boolean> => {
  for await (const entry of storage.list()) if (entry.key === key) return true;
  return false;
};

/** Writes a file, reads it, finds it in the list and removes it: the four rights that the server needs. */
const probe = async (storage: Storage): Promise<Finding> => {
  const key = `doctor/${randomUUID()}`;
  let step = 'written';
  try {
    await storage.put(key, Buffer.from(PROBE), 'text/plain');
    step = 'read';
    const stream = await storage.read(key);
    if (!stream || (await text(stream)) !== PROBE) throw new Error('what was written is not there');
    step = 'listed';
    if (!(await isListed(storage, key))) throw new Error('what was written is not in the list');
    step = 'removed';
    await storage.remove(key);
    if (await storage.read(key)) throw new Error('what was removed is still there');
    return fine('The image store can be written, read, listed and emptied.');
  } catch (error) {
    if (step !== 'removed') await storage.remove(key).catch(() => undefined);
    return wrong(
      `A file of the image store cannot be ${step}. ${inWords(error)}`,
      'Pictures cannot be saved or shown, or nothing that expired is removed.',
      'Check NEWSDESK_DATA or the S3_… settings; a key needs PutObject, GetObject, DeleteObject and ListBucket under files/.',
    );
  }
};

/** Whether the image store does what the server needs. */
export const storeFindings = async (storage: Storage): Promise<Finding[]> => {
  try {
    await storage.check();
  } catch (error) {
    return [
      wrong(
        `The image store cannot be used. ${inWords(error)}`,
        'Pictures cannot be saved or shown, and the server is not ready.',
        'Check NEWSDESK_DATA or the S3_… settings. The server makes the folder at its start, and never a bucket.',
      ),
    ];
  }
  return [await probe(storage)];
};
