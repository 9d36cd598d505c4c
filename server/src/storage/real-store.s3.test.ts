import { AwsClient } from 'aws4fetch';

import { cleanUpImagesOf } from '../testing/clean-up-images';
import { createNewsroom } from '../testing/factories';
import { pngImage } from '../testing/images';
import { multipart } from '../testing/multipart';
import { newsParts } from '../testing/news-parts';
import { bytesIn, describeStorage } from '../testing/storage-contract';
import { readStoreSettings } from '../testing/store-settings';
import { type TestServer, useTestServer } from '../testing/test-server';

import { createS3Storage } from './s3-storage';
import { MARK_KEY } from './storage';

const DAY_MS = 86_400_000;
/** A store lists at most a thousand objects per response. */
const MORE_THAN_A_PAGE = 1_050;
const AT_ONCE = 50;
const LIMIT_MS = 120_000;

describe('a store that speaks S3', () => {
  const settings = readStoreSettings();
  const storage = createS3Storage(settings);
  const keysIn = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys;
  };

  const { endpoint, bucket, ...credentials } = settings;
  const client = new AwsClient({ ...credentials, service: 's3' });
  beforeAll(async () => {
    const made = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
    if (!made.ok && made.status !== 409) throw new Error(`The bucket was not made: ${made.status}`);
  });

  describeStorage('a bucket', () => storage);

  it(
    'lists more images than fit in one response, each once',
    async () => {
      const keys = Array.from({ length: MORE_THAN_A_PAGE }, (_, number) => `ff/${number}.webp`);
      const inTurns = async (work: (key: string) => Promise<void>) => {
        for (let first = 0; first < keys.length; first += AT_ONCE)
          await Promise.all(keys.slice(first, first + AT_ONCE).map(work));
      };
      await inTurns((key) => storage.put(key, Buffer.from(key), 'image/webp'));
      expect((await keysIn()).sort()).toEqual([...keys].sort());
      await inTurns(storage.remove);
      expect(await keysIn()).toEqual([]);
    },
    LIMIT_MS,
  );

  it('ignores objects that are not our images', async () => {
    const other = `${endpoint}/${bucket}/other.txt`;
    await client.fetch(other, { method: 'PUT', body: 'other' });
    expect(await keysIn()).toEqual([]);
    expect(await (await client.fetch(other)).text()).toBe('other');
    await client.fetch(other, { method: 'DELETE' });
  });

  it('keeps the type of an image', async () => {
    await storage.put('ab/one.webp', Buffer.from('bytes'), 'image/webp');
    const { headers } = await client.fetch(`${endpoint}/${bucket}/files/ab/one.webp`, { method: 'HEAD' });
    expect(headers.get('content-type')).toBe('image/webp');
    await storage.remove('ab/one.webp');
  });

  it('reports a wrong secret and does not treat it as a missing image', async () => {
    const wrong = createS3Storage({ ...settings, secretAccessKey: 'another secret' });
    await expect(wrong.put('ab/one.webp', Buffer.from('bytes'), 'image/webp')).rejects.toThrow(
      'answered 403 to PUT',
    );
    await expect(wrong.read('ab/one.webp')).rejects.toThrow('answered 403 to GET');
    expect(await keysIn()).toEqual([]);
  });

  it('reports a missing bucket', async () => {
    const missing = createS3Storage({ ...settings, bucket: 'newsdesk-not-there' });
    await expect(missing.put('ab/one.webp', Buffer.from('bytes'), 'image/webp')).rejects.toThrow(
      'The bucket newsdesk-not-there was not found.',
    );
  });

  describe('behind a server', () => {
    let server: TestServer;
    useTestServer((started) => (server = started));

    it('stores the covers of news, serves them, and removes them when nothing shows them', async () => {
      const app = await server.build({ storage });
      const address = await app.listen({ host: '127.0.0.1', port: 0 });
      const room = await createNewsroom(server.db);
      const headers = { authorization: `Bearer ${await server.tokenOf(room.head.id)}` };
      const { body, headers: form } = multipart(await newsParts(room));
      const news = `${address}/api/news/journalist/${room.groupId}/news`;
      const created = await fetch(`${news}/create`, {
        method: 'POST',
        headers: { ...headers, ...form },
        body: new Uint8Array(body),
      });
      expect(created.status).toBe(200);

      const stored = await keysIn();
      expect(stored.length).toBeGreaterThanOrEqual(2);
      for (const key of stored) {
        const image = await fetch(`${address}/files/${key}`);
        expect(image.headers.get('content-type')).toBe('image/webp');
        const served = Buffer.from(await image.arrayBuffer());
        expect(served.equals((await bytesIn(storage, key)) ?? Buffer.alloc(0))).toBe(true);
      }
      expect((await fetch(`${address}/files/ab/00000000-0000-4000-8000-000000000000.webp`)).status).toBe(404);

      const upload = multipart({ image: { bytes: await pngImage() } });
      const added = await fetch(`${address}/api/news/journalist/${room.groupId}/upload`, {
        method: 'POST',
        headers: { ...headers, ...upload.headers },
        body: new Uint8Array(upload.body),
      });
      expect(added.status).toBe(200);
      const picture = (await keysIn()).find((key) => !stored.includes(key)) ?? '';
      const size = picture.replace('.webp', '.w400.avif');
      const sized = await fetch(`${address}/files/${size}`);
      expect([sized.status, sized.headers.get('content-type')]).toEqual([200, 'image/avif']);
      const { headers: kept } = await client.fetch(`${endpoint}/${bucket}/files/${size}`, { method: 'HEAD' });
      expect(kept.get('content-type')).toBe('image/avif');
      expect(await keysIn()).toHaveLength(stored.length + 2);
      server.advance(8 * DAY_MS);
      expect(await cleanUpImagesOf({ ...server, storage })).toBe(0);
      server.advance(31 * DAY_MS);
      expect(await cleanUpImagesOf({ ...server, storage })).toBe(1);
      expect((await keysIn()).sort()).toEqual([...stored].sort());

      for (const key of [...stored, MARK_KEY]) await storage.remove(key);
      await app.close();
    });
  });
});
