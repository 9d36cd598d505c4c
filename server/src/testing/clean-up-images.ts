import { cleanUpImages } from '../modules/images/clean-up';
import { adoptStore, checkStore } from '../modules/images/store-mark';
import type { Storage } from '../storage/storage';

import type { TestServer } from './test-server';

type Of = Pick<TestServer, 'db' | 'now'> & { storage: Storage };

/** Cleans up the images of a test server, whose store belongs to it; returns how many were removed. */
export const cleanUpImagesOf = async ({ db, storage, now }: Of): Promise<number> => {
  if ((await checkStore(db, storage)) === 'unmarked') await adoptStore(db, storage, { takeOver: false });
  const { unused, unknown } = await cleanUpImages({ db, storage, now: now() });
  return unused.length + unknown.length;
};
