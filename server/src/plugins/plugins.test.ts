import { sql } from 'drizzle-orm';

import { ErrorCode, Permission, type User } from '@contract';

import { createUser } from '../testing/factories';
import { type TestServer, useTestServer } from '../testing/test-server';

import { apiOriginOf, inlineScriptHashes, inlineStyleHashes } from './content-security-policy';

describe('every response of the server', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it.each(['/api/nothing', '/api/users/detail/%zz', '/files/nothing.webp'])(
    'is an envelope, also for an unknown address: %s [API-04]',
    async (url) => {
      const { status, body } = await server.call(url, { headers: { accept: 'text/html' } });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toMatchObject({ success: false, message: expect.any(String), code: expect.any(Number) });
    },
  );

  it.each([
    ['{"email":', 400],
    ['[]', 400],
    [`{"email":"${'x'.repeat(1_100_000)}"}`, 413],
  ])('is an envelope for a body that cannot be read [API-04]', async (body, status) => {
    const answer = await server.call('/api/auth/sign-in', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status, body: { success: false, code: ErrorCode.InvalidInput } });
  });

  it.each([
    ['/api/users/detail/0192f0c1-7c1e-7d3a-b0f4-1b2c3d4e5f60', 404],
    ['/api/news/countries/n_c7d8', 404],
    ['/api/news/journalist/n%2Fc/news', 404],
    ['/api/users/detail/1e309', 404],
    ['/api/news/categories/Infinity', 404],
    ['/api/users/search?page=1e309', 400],
    ['/api/users/search?limit=-Infinity', 400],
  ])('is a refusal for an invalid id or an infinite number: %s', async (url, status) => {
    const { id } = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    expect((await server.call(url, { as: id })).status).toBe(status);
  });

  it('hides the cause of an internal error and gives a code for support', async () => {
    const user = await createUser(server.db);
    await server.db.execute(sql`ALTER TABLE users RENAME TO users_hidden`);
    const { status, body } = await server.call('/api/auth/me', { as: user.id });
    await server.db.execute(sql`ALTER TABLE users_hidden RENAME TO users`);
    expect(status).toBe(500);
    expect(body).toMatchObject({ success: false, code: ErrorCode.PleaseContactSupport });
    expect(body.message).not.toContain('users');
  });

  it('has a policy that allows no foreign script', async () => {
    const { headers } = await server.app.inject('/api/health');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('reports that the console is not built', async () => {
    const { statusCode, body } = await server.app.inject({
      url: '/user/5',
      headers: { accept: 'text/html' },
    });
    expect(statusCode).toBe(503);
    expect(body).toContain('has not been built yet');
  });

  it('lets a console on a listed origin call, and no other', async () => {
    const preflight = (origin: string) =>
      server.app.inject({
        method: 'OPTIONS',
        url: '/api/users/search',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
    const listed = await preflight('https://console.example');
    expect(listed.statusCode).toBe(204);
    expect(listed.headers['access-control-allow-origin']).toBe('https://console.example');
    expect(listed.headers['access-control-allow-headers']).toContain('idempotency-key, if-match');
    expect(listed.headers['access-control-expose-headers']).toBe(
      'date, etag, idempotent-replayed, retry-after',
    );
    const other = await preflight('https://elsewhere.example');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('gives a console on another origin absolute addresses of files', async () => {
    const user = await createUser(server.db, { avatarUrl: '/files/drawings/avatar-1.svg' });
    const avatarFor = async (origin: string) => {
      const headers = { origin, host: 'api.example' };
      return (await server.call<User>('/api/auth/me', { as: user.id, headers })).body.data?.avatarUrl;
    };
    expect(await avatarFor('https://console.example')).toBe('http://api.example/files/drawings/avatar-1.svg');
    expect(await avatarFor('https://elsewhere.example')).toBe('/files/drawings/avatar-1.svg');
    const { id } = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const headers = { origin: 'https://console.example', host: 'api.example' };
    const list = await server.call<{ data: User[] }>('/api/users/search', { as: id, headers });
    expect(list.body.data?.data.map(({ avatarUrl }) => avatarUrl)).toContain(
      'http://api.example/files/drawings/avatar-1.svg',
    );
    const image = await server.app.inject('/files/drawings/avatar-1.svg');
    expect(image.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

describe('the policy for the console', () => {
  it('allows inline scripts of the page by their hash and leaves linked ones to self', () => {
    expect(inlineScriptHashes('<script src="/a.js"></script>')).toEqual([]);
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });

  it('allows the styles of the page by their hash', () => {
    expect(inlineStyleHashes('<style>a{}</style><link rel="stylesheet" href="/a.css">')).toHaveLength(1);
  });

  it('allows the API that config.json names', () => {
    expect(apiOriginOf('{"apiBaseUrl":"http://api.example:8080/base"}')).toEqual(['http://api.example:8080']);
    expect(apiOriginOf('{"apiBaseUrl":""}')).toEqual([]);
    expect(apiOriginOf('null')).toEqual([]);
    expect(apiOriginOf('broken')).toEqual([]);
  });
});
