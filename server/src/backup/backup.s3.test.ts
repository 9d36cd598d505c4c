import { AwsClient } from 'aws4fetch';

import { openStorage } from '../storage/open';
import { MARK_KEY } from '../storage/storage';
import { createInstallations } from '../testing/installations';
import { bytesIn } from '../testing/storage-contract';
import { readStoreSettings } from '../testing/store-settings';

import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const LIMIT_MS = 240_000;
const quiet = (): void => undefined;

describe('a back-up and a store that speaks S3', () => {
  const settings = { ...readStoreSettings(), bucket: 'newsdesk-backup-test' };
  const { endpoint, bucket, ...credentials } = settings;
  let installations: Awaited<ReturnType<typeof createInstallations>>;

  beforeAll(async () => {
    const client = new AwsClient({ ...credentials, service: 's3' });
    await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
    installations = await createInstallations();
  }, LIMIT_MS);
  afterAll(async () => {
    const storage = openStorage({ s3: settings, dataDir: '' });
    for await (const { key } of storage.list()) await storage.remove(key);
    await storage.remove(MARK_KEY);
    installations.remove();
  });

  it(
    'move the pictures of a folder into a bucket and back, and refuse a bucket that has pictures [SAF-05]',
    async () => {
      const place = installations.filled();
      const dir = installations.newPath();
      await makeBackup(place, dir, quiet);
      const there = { ...installations.empty(), s3: settings };
      await restoreBackup(there, dir, quiet);
      await expect(restoreBackup({ ...installations.empty(), s3: settings }, dir, quiet)).rejects.toThrow(
        /^The image storage is not empty: it has .+\. Restore into a new folder or bucket\.$/,
      );

      const again = installations.newPath();
      await makeBackup(there, again, quiet);
      const back = installations.empty();
      await restoreBackup(back, again, quiet);
      for (const key of installations.keys) {
        const before = await bytesIn(openStorage(place), key);
        expect(before).not.toBeNull();
        expect(await bytesIn(openStorage(there), key)).toEqual(before);
        expect(await bytesIn(openStorage(back), key)).toEqual(before);
      }
    },
    LIMIT_MS,
  );
});
