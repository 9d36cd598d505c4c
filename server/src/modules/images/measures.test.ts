import { randomUUID } from 'node:crypto';

import { isNotNull } from 'drizzle-orm';
import sharp from 'sharp';

import { createCleanUp } from '../../clean-up/clean-up';
import { files } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { findMeasures, measurePictures } from './measures';

const webpOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } })
    .webp()
    .toBuffer();

describe('pictures of an earlier release', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('are measured by the clean-up, without those that are not there [MED-03]', async () => {
    const { id: uploadedBy } = await createUser(server.db);
    const keys = Array.from({ length: 103 }, () => `ab/${randomUUID()}.webp`).sort();
    await server.db.insert(files).values(keys.map((key) => ({ key, uploadedBy, bytes: 1 })));
    const [first = '', second = ''] = keys;
    const last = keys.at(-1) ?? '';
    await server.storage.put(first, Buffer.from('no picture'), 'image/webp');
    await server.storage.put(second, await webpOf(50, 20), 'image/webp');
    await server.storage.put(last, await webpOf(20, 50), 'image/webp');
    await measurePictures({ db: server.db, storage: server.storage, isOver: () => false });
    const hashes = await server.db
      .select({ hash: files.storedHash })
      .from(files)
      .where(isNotNull(files.storedHash));
    expect(hashes.map(({ hash }) => hash)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.anything(),
    ]);
    expect(await findMeasures(server.db, [first, second, last])).toEqual(
      new Map([
        [second, { width: 50, height: 20 }],
        [last, { width: 20, height: 50 }],
      ]),
    );
  });

  it('are left for the next clean-up, one by one, when the time of one is over [MED-03]', async () => {
    const { id: uploadedBy } = await createUser(server.db);
    const keys = ['aa', 'ab', 'ac'].map((folder) => `${folder}/${randomUUID()}.webp`);
    await server.db.insert(files).values(keys.map((key) => ({ key, uploadedBy, bytes: 1 })));
    for (const key of keys) await server.storage.put(key, await webpOf(50, 20), 'image/webp');
    let measured = 0;
    const isOver = () => (measured += 1) > 2;
    await measurePictures({ db: server.db, storage: server.storage, isOver });
    expect([...(await findMeasures(server.db, keys)).keys()].sort()).toEqual(keys.slice(0, 2));
  });

  it('are measured at the start, while nothing may be removed yet [MED-03]', async () => {
    const { id: uploadedBy } = await createUser(server.db);
    const key = `ab/${randomUUID()}.webp`;
    await server.storage.put(key, await webpOf(90, 60), 'image/webp');
    await server.db.insert(files).values({ key, uploadedBy, bytes: 1 });
    const { db, storage, now: clock } = server;
    const days = { auditDays: 730, versionsDays: 730 };
    const said: string[] = [];
    const log = { say: (line: string) => void said.push(line), warn: () => undefined };
    await createCleanUp({ db, storage, clock, cleanUp: true, ...days }, log).run();
    expect(await findMeasures(db, [key])).toEqual(new Map([[key, { width: 90, height: 60 }]]));
    expect(said).toEqual([]);
  });
});
