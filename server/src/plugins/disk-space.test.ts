import os from 'node:os';
import path from 'node:path';

import { jest } from '@jest/globals';
import fastify from 'fastify';

import { ErrorCode, Permission } from '@contract';

import type { App } from '../http/app-instance';
import { createUser } from '../testing/factories';
import { type TestServer, useTestServer } from '../testing/test-server';

import { freeBytesOf, registerDiskSpace } from './disk-space';
import { registerErrors } from './errors';

const MEGABYTE = 1024 * 1024;

describe('a full disk', () => {
  /** Long enough for the cached disk space to expire. */
  const moment = () => {
    const then = performance.now() + 1_000;
    jest.spyOn(performance, 'now').mockReturnValue(then);
  };
  afterEach(() => void jest.restoreAllMocks());

  it('refuses writes, with a reason, until there is space again', async () => {
    let free = 10;
    const app: App = fastify();
    registerErrors(app);
    registerDiskSpace(app, { freeBytes: async () => free });
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
    moment();
    expect((await app.inject({ method: 'POST', url: '/news' })).body).toBe('written');
    await app.close();
  });

  const serve = (disk: Parameters<typeof registerDiskSpace>[1]) => {
    const app: App = fastify();
    registerErrors(app);
    registerDiskSpace(app, disk);
    const urls = ['/upload', '/fetch-picture', '/avatar', '/media', '/news', '/api/auth/sign-in'];
    urls.forEach((url) => app.post(url, async () => 'done'));
    const statuses = async () => {
      moment();
      const answers = [];
      for (const url of urls) answers.push(await app.inject({ method: 'POST', url }));
      return answers.map(({ statusCode }) => statusCode);
    };
    return { app, statuses };
  };
  const reserveOf = (megabytes: number) => ({
    bytes: megabytes * MEGABYTE,
    fill: jest.fn(async () => {}),
    release: jest.fn(async () => {}),
  });

  it('refuses pictures before texts, and sign-ins last, because they have a reserve [SEC-04]', async () => {
    let free = 200 * MEGABYTE;
    const reserve = reserveOf(48);
    const { app, statuses } = serve({ freeBytes: async () => free, reserve });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
    expect(reserve.fill).toHaveBeenCalled();
    free = 127 * MEGABYTE;
    expect(await statuses()).toEqual([503, 503, 503, 503, 200, 200]);
    free = 63 * MEGABYTE;
    expect(await statuses()).toEqual([503, 503, 503, 503, 503, 200]);
    expect(reserve.release).not.toHaveBeenCalled();
    free = 0;
    moment();
    await app.inject({ method: 'POST', url: '/news' });
    expect(reserve.release).not.toHaveBeenCalled();
    reserve.release.mockImplementation(async () => void (free += reserve.bytes));
    expect(await statuses()).toEqual([503, 503, 503, 503, 503, 200]);
    // Another program has filled the reserve too: the database must not write any more.
    free = 0;
    reserve.release.mockImplementation(async () => {});
    expect(await statuses()).toEqual([503, 503, 503, 503, 503, 503]);
    await app.close();
  });

  it('refuses no sign-in if the database is on another disk', async () => {
    const { app, statuses } = serve({ freeBytes: async () => 0 });
    expect(await statuses()).toEqual([503, 503, 503, 503, 503, 200]);
    await app.close();
  });

  it('is queried once for many simultaneous calls', async () => {
    const freeBytes = jest.fn(async () => 1e9);
    const { app, statuses } = serve({ freeBytes });
    await statuses();
    expect(freeBytes).toHaveBeenCalledTimes(1);
    await statuses();
    expect(freeBytes).toHaveBeenCalledTimes(2);
    await app.close();
  });

  it('is measured at the data folder; a missing folder sets no limit', async () => {
    expect(await freeBytesOf(os.tmpdir())).toBeGreaterThan(0);
    expect(await freeBytesOf(path.join(os.tmpdir(), 'not-there'))).toBe(Infinity);
  });

  describe('on a server whose disk has space', () => {
    let server: TestServer;
    useTestServer((started) => (server = started));

    it('refuses nothing', async () => {
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
