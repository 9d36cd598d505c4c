import { ErrorCode, Permission } from '@contract';

import { createNewsroom, createUser, PASSWORD } from '../testing/factories';
import { pngImage } from '../testing/images';
import { multipart } from '../testing/multipart';
import { newsParts } from '../testing/news-parts';
import { type TestServer, useTestServer } from '../testing/test-server';

const MEGABYTE = 1_048_576;
const MAX_JSON = 65_536;
const INVALID = { success: false, code: ErrorCode.InvalidInput };

describe('the limits of a request', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=99999999999', 'page'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=many', 'limit'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['search=%00', 'search'],
  ])('allow a page of at most a hundred rows: %s', async (query, field) => {
    const { id } = await createUser(server.db, { permission: Permission.USER_SEARCH });
    const { status, body } = await server.call(`/api/users/search?${query}`, { as: id });
    expect({ status, body }).toMatchObject({ status: 400, body: { ...INVALID, errors: { [field]: /./ } } });
  });

  it('allow 64 kB of JSON', async () => {
    const { id } = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const send = (length: number) =>
      server.call('/api/news/categories', { method: 'POST', as: id, body: { name: 'x'.repeat(length) } });
    expect(await send(MAX_JSON)).toMatchObject({ status: 413, body: INVALID });
    expect(await send(MAX_JSON - 100)).toMatchObject({ status: 400, body: INVALID });
  });

  it('allow no endless body that nobody reads', async () => {
    const { id } = await createUser(server.db);
    const headers = { authorization: `Bearer ${await server.tokenOf(id)}` };
    const head = (url: string) => server.app.inject({ method: 'HEAD', url, headers });
    expect((await head('/api/events?client=console-1')).statusCode).toBe(404);
    expect((await head('/api/auth/me')).statusCode).toBe(200);
  });

  describe('in a form', () => {
    const setup = async () => {
      const room = await createNewsroom(server.db);
      const group = `/api/news/journalist/${room.groupId}`;
      const post = (url: string, parts: Parameters<typeof multipart>[0]) =>
        server.call(group + url, { method: 'POST', as: room.head.id, ...multipart(parts) });
      return { room, post };
    };

    it('allow an image of ten megabytes', async () => {
      const { post } = await setup();
      const image = { bytes: Buffer.concat([await pngImage(), Buffer.alloc(10 * MEGABYTE)]) };
      expect(await post('/upload', { image })).toMatchObject({
        status: 400,
        body: { errors: { image: /./ } },
      });
      expect(server.files.size).toBe(0);
    });

    it('allow only the declared parts', async () => {
      const { room, post } = await setup();
      const parts = await newsParts(room);
      const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`part-${index}`, 'x']));
      for (const [sent, wrong] of [
        [{ ...parts, third: parts.cover }, 'third'],
        [{ ...many, ...parts }, 'part-0'],
      ] as const) {
        const answer = await post('/news/create', sent);
        expect(answer).toMatchObject({ status: 400, body: { errors: { [wrong]: /./ } } });
      }
      expect(server.files.size).toBe(0);
    });

    it('allow a text up to the length limit of its part', async () => {
      const { room, post } = await setup();
      const parts = await newsParts(room, {
        html: `<p>${'ก'.repeat(1_000_001)}</p>`,
        title: 'ข่าว'.repeat(100),
      });
      const { status, body } = await post('/news/create', parts);
      expect({ status, errors: Object.keys(body.errors ?? {}).sort() }).toEqual({
        status: 400,
        errors: ['html', 'title'],
      });
    });
  });
});

describe('the headers of every response', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it.each([
    ['an answer', '/api/health'],
    ['a refusal', '/api/auth/me'],
    ['nothing', '/api/nothing'],
    ['a broken address', '/%zz'],
    ['the document', '/api/docs'],
    ['an image', '/files/drawings/avatar-1.svg'],
    ['the console', '/'],
  ])('keep browsers from doing more than they should: %s', async (_title, url) => {
    const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      'cross-origin-opener-policy': 'same-origin',
      'x-dns-prefetch-control': 'off',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'content-security-policy': expect.stringMatching(/base-uri 'none';.* frame-ancestors 'none'/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
  });

  it('allow no script except the console’s own files', async () => {
    const { headers } = await server.app.inject('/');
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
      'style-src-attr': ["'unsafe-inline'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(Object.keys(policy).filter((name) => name.startsWith('script-src-'))).toEqual([]);
  });

  it.each([
    '/',
    '/api/docs',
    '/api/health',
    '/api/nothing',
    '/%zz',
    '/feed.atom',
    '/feed.json',
    '/n/1',
    '/files/drawings/avatar-1.svg',
  ])('name the letters of every text: %s', async (url) => {
    const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['content-type']).toMatch(/; charset=utf-8$/);
  });

  it('allow images to do nothing', async () => {
    const { headers } = await server.app.inject('/files/drawings/avatar-1.svg');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it.each(['bytes=0-', `bytes=${'0-,'.repeat(5_000)}0-`, 'bytes=9-1', 'bytes=-9999999999999'])(
    'send a whole image, whatever ranges are requested: %.20s',
    async (range) => {
      const url = '/files/drawings/avatar-1.svg';
      const whole = await server.app.inject(url);
      const answer = await server.app.inject({ url, headers: { range } });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, whole.rawPayload.length]);
    },
  );
});

describe('a request that a page of another website can send without being asked', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it.each(['text/plain', 'application/x-www-form-urlencoded', undefined])(
    'has no body that the server reads: %s',
    async (type) => {
      const { username } = await createUser(server.db);
      const payload = JSON.stringify({ email: username, password: PASSWORD });
      const send = (contentType: string | undefined) =>
        server.app.inject({
          method: 'POST',
          url: '/api/auth/sign-in',
          headers: { ...(contentType && { 'content-type': contentType }) },
          payload: Buffer.from(payload),
        });
      expect((await send('application/json')).statusCode).toBe(200);
      expect((await send(type)).json()).toMatchObject(INVALID);
    },
  );

  it('is not sent back to it: TRACE is not known', async () => {
    const headers = { authorization: 'Bearer of-somebody' };
    // `inject` knows no TRACE in its types.
    const answer = await server.app.inject({ method: 'TRACE' as 'GET', url: '/', headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('of-somebody');
  });
});
