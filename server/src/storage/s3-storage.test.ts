import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { inWords } from '../db/in-words';
import { isPassing } from '../db/sql-errors';
import type { S3Config } from '../settings/config';

import { openStorage } from './open';
import { createS3Storage, parseListing } from './s3-storage';
import type { Storage } from './storage';

type Asked = { method: string; path: string; query: URLSearchParams; authorization: string; type?: string };

const KEY = 'ab/one.webp';
const MODIFIED = '2026-03-18T05:00:00.000Z';

const listed = (key: string, more = '') =>
  `<ListBucketResult>${more}<Contents><Key>files/${key}</Key>` +
  `<LastModified>${MODIFIED}</LastModified></Contents></ListBucketResult>`;

describe('a bucket of an S3-compatible store', () => {
  let store: http.Server;
  type Answer = { status?: number; body?: string | Buffer };
  let answer: (asked: Asked, body: Buffer) => Answer | Promise<Answer>;
  let asked: Asked[] = [];
  let s3: S3Config;
  let storage: Storage;

  // Each test has its own: a request that a test gave up may arrive during the next.
  beforeEach(async () => {
    const received: Asked[] = [];
    asked = received;
    store = http.createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
        const { authorization = '', 'content-type': type } = request.headers;
        const one = { method: request.method ?? '', path: pathname, query: searchParams, authorization };
        received.push({ ...one, ...(type && { type }) });
        const answered = Promise.resolve(answer(one, Buffer.concat(chunks)));
        void answered.then(({ status = 200, body = '' }) => response.writeHead(status).end(body));
      });
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    store.close();
    store.closeAllConnections();
  });
  beforeEach(() => {
    answer = () => ({});
    // A server that listens on a port has an address of this type.
    const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    const credentials = { region: 'us-east-1', accessKeyId: 'an-id', secretAccessKey: 'a-secret' };
    s3 = { endpoint, bucket: 'newsdesk', ...credentials };
    storage = openStorage({ s3, dataDir: '/nonexistent' });
  });

  const bytesOf = async (key: string): Promise<string | null> => {
    const stream = await storage.read(key);
    if (!stream) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array)); // a stream of bytes
    return Buffer.concat(chunks).toString();
  };

  it("tells the time by the store's own clock", async () => {
    const before = Date.now();
    const time = await storage.time?.();
    // A header counts whole seconds.
    expect(time?.getTime()).toBeGreaterThan(before - 1_000);
  });

  it('stores an image under its key, with its type, signed with the access key', async () => {
    const kept: string[] = [];
    answer = (_, body) => {
      kept.push(body.toString());
      return {};
    };
    await storage.put(KEY, Buffer.from('bytes'), 'image/webp');
    expect(kept).toEqual(['bytes']);
    expect(asked).toEqual([
      expect.objectContaining({ method: 'PUT', path: `/newsdesk/files/${KEY}`, type: 'image/webp' }),
    ]);
    expect(asked[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=an-id\//);
  });

  it('returns an image, and null if there is none', async () => {
    answer = ({ path }) => (path.endsWith(KEY) ? { body: 'bytes' } : { status: 404, body: '<Error/>' });
    expect(await bytesOf(KEY)).toBe('bytes');
    expect(await bytesOf('ab/two.webp')).toBeNull();
  });

  it('reports a missing bucket instead of losing an image silently', async () => {
    answer = () => ({ status: 404 });
    await expect(storage.put(KEY, Buffer.from('bytes'), 'image/webp')).rejects.toThrow(
      'The bucket newsdesk was not found.',
    );
  });

  it('reports the response of a store that refuses', async () => {
    answer = () => ({ status: 403 });
    await expect(storage.read(KEY)).rejects.toThrow(/answered 403 to GET http.+\/newsdesk\/files\/ab\/one/);
    await expect(storage.remove(KEY)).rejects.toThrow(/answered 403 to DELETE/);
  });

  it('that gives no sign of life is given up, and people are asked to try again', async () => {
    const hangs = createS3Storage(s3, { askAfterMs: 1, answerMs: 1 });
    answer = () => new Promise<Answer>(() => undefined);
    const calls = [
      () => hangs.put(KEY, Buffer.from('bytes'), 'image/webp'),
      () => hangs.read(KEY),
      () => hangs.remove(KEY),
    ];
    for (const call of calls) {
      const error = await call().catch((reason: unknown) => reason);
      expect([isPassing(error), inWords(error)]).toEqual([
        true,
        `${new URL(s3.endpoint).host} does not answer.`,
      ]);
    }
  });

  it('that is slow and gives one is waited for', async () => {
    const slow = createS3Storage(s3, { askAfterMs: 1, answerMs: 60_000 });
    let showLife = (_shown: Answer): void => undefined;
    const isAlive = new Promise<Answer>((resolve) => (showLife = resolve));
    answer = ({ method }) => {
      if (method === 'PUT') return isAlive;
      showLife({});
      return {};
    };
    await slow.put(KEY, Buffer.from('bytes'), 'image/webp');
    // Their connections open at once: either arrives first.
    expect(asked.map(({ method }) => method).sort()).toEqual(['GET', 'PUT']);
  });

  it('that has a fault of its own passes', async () => {
    const faults = [503, 503, 503];
    answer = () => ({ status: faults.shift() ?? 500 });
    expect(isPassing(await storage.read(KEY).catch((reason: unknown) => reason))).toBe(true);
  });

  it('removes an image, also if it is already gone', async () => {
    answer = () => ({ status: 404 });
    await storage.remove(KEY);
    expect(asked).toEqual([expect.objectContaining({ method: 'DELETE', path: `/newsdesk/files/${KEY}` })]);
  });

  it('lists every page of its images', async () => {
    const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>on&amp;on</NextContinuationToken>';
    answer = ({ query }) => ({
      body: query.has('continuation-token') ? listed('ab/two.webp') : listed(KEY, more),
    });
    const entries = [];
    for await (const entry of storage.list()) entries.push(entry);
    expect(entries).toEqual([
      { key: KEY, modifiedAt: new Date(MODIFIED) },
      { key: 'ab/two.webp', modifiedAt: new Date(MODIFIED) },
    ]);
    expect(asked.map(({ query }) => query.get('continuation-token'))).toEqual([null, 'on&on']);
    expect(asked.map(({ query }) => query.get('prefix'))).toEqual(['files/', 'files/']);
  });

  it('omits objects without a date', () => {
    expect(parseListing(listed(KEY).replace(/<LastModified>.*<\/LastModified>/, ''))).toEqual({
      entries: [],
      next: undefined,
    });
  });
});
