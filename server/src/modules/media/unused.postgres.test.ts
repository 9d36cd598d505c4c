import { sql } from 'drizzle-orm';

import { cleanUpImagesOf } from '../../testing/clean-up-images';
import { createLibrary } from '../../testing/media-library';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { imageKeys } from '../images/image-store';
import { forgetUnused } from '../images/unused-images';

import { restorePicture } from './trash';

const DAY_MS = 86_400_000;

describe('a picture whose time in the trash is over', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('stays if somebody takes it out while the clean-up runs, which waits for nobody [MED-01]', async () => {
    const { upload, list } = await createLibrary(server);
    const address = await upload();
    const [key = ''] = imageKeys([address]);
    server.advance(7 * DAY_MS + 1);
    await cleanUpImagesOf(server);
    server.advance(30 * DAY_MS + 1);
    const removed = await server.db.transaction(async (restoring) => {
      await restorePicture(restoring, key);
      return server.db.transaction(async (removing) => {
        await removing.execute(sql`SET LOCAL lock_timeout = '2s'`);
        return forgetUnused(removing, server.now());
      });
    });
    expect(removed).toEqual([]);
    expect((await list()).map(({ url }) => url)).toEqual([address]);
  });
});
