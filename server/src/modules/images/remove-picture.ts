import type { Storage } from '../../storage/storage';

import { isImageKey } from './image-store';
import { sizeKeys } from './size-keys';

/** Removes a stored file. A picture's sizes go after it: once it is gone, none can be made. */
export const removePicture = async (storage: Storage, key: string): Promise<void> => {
  await storage.remove(key);
  if (!isImageKey(key)) return;
  for (const size of sizeKeys(key)) await storage.remove(size);
};
