import os from 'node:os';
import path from 'node:path';

import fastify from 'fastify';

import { ErrorCode, Permission } from '@contract';

import type { App } from '../http/app-instance';
import { createUser } from '../testing/factories';
import { type TestServer, useTestServer } from '../testing/test-server';

import { freeBytesOf, registerDiskSpace } from './disk-space';
import { registerErrors } from './errors';

describe('a full disk', () => {
  it('refuses what would be written, with a reason, until there is room again', async () => {
    let free = 10;
    const app: App = fastify();
    registerErrors(app);
    registerDiskSpace(app, async () => free);
    app.get('/news', async () => 'read');
    app.post('/news', async () => 'written');
    const refused = await app.inject({
      method: 'POST',
      url: '/news',
      headers: { 'accept-language': 'en' },
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      code: ErrorCode.TryAgainLater,
      message: expect.stringContaining('disk is full'),
    });
    expect((await app.inject('/news')).body).toBe('read');
    free = 1e9;
    expect((await app.inject({ method: 'POST', url: '/news' })).body).toBe('written');
    await app.close();
  });

  it('stops pictures before texts, and sign-ins last [SEC-04]', async () => {
    let free = 0;
    const app: App = fastify();
    registerErrors(app);
    registerDiskSpace(app, async () => free);
    app.post('/upload', async () => 'stored');
    app.post('/news', async () => 'written');
    app.post('/api/auth/sign-in', async () => 'signed in');
    const statuses = async (megabytes: number) => {
      free = megabytes * 1024 * 1024;
      const urls = ['/upload', '/news', '/api/auth/sign-in'];
      const answers = await Promise.all(urls.map((url) => app.inject({ method: 'POST', url })));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses(128)).toEqual([200, 200, 200]);
    expect(await statuses(127)).toEqual([503, 200, 200]);
    expect(await statuses(63)).toEqual([503, 503, 200]);
    expect(await statuses(31)).toEqual([503, 503, 503]);
    await app.close();
  });

  it('is told by the folder that the server writes to; a missing one sets no limit', async () => {
    expect(await freeBytesOf(os.tmpdir())).toBeGreaterThan(0);
    expect(await freeBytesOf(path.join(os.tmpdir(), 'not-there'))).toBe(Infinity);
  });

  describe('on a server whose disk has room', () => {
    let server: TestServer;
    useTestServer((started) => (server = started));

    it('stops nothing', async () => {
      const { id } = await createUser(server.db, { permission: Permission.NEWS_CATEGORY_CREATE });
      const app = await server.build({ dataDir: os.tmpdir() });
      const token = await server.tokenOf(id);
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/news/categories',
        payload: { name: 'กีฬา' },
        headers: { authorization: `Bearer ${token}` },
      });
      expect(statusCode).toBe(200);
      await app.close();
    });
  });
});
