import { Writable } from 'node:stream';

import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { createReadiness } from './readiness';

describe('the checks of a load balancer', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('report readiness while the database answers', async () => {
    expect(await server.call('/api/ready')).toMatchObject({ status: 200, body: { success: true } });
    expect(await server.call('/api/health')).toMatchObject({ status: 200, body: { success: true } });
  });

  it('distinguish a process that is alive from one that can serve', async () => {
    const insert = () => {
      throw new Error('connect ECONNREFUSED');
    };
    // A database with only what these two calls use.
    const db = { insert } as unknown as Database;
    const app = await server.build({ db });
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    const { statusCode, body } = await app.inject('/api/ready');
    expect([statusCode, body]).toEqual([503, expect.stringContaining('connect ECONNREFUSED')]);
    await app.close();
  });

  const storeThat = (check: () => Promise<void>) => ({ ...server.storage, check });

  it('do not send traffic to a server whose database can only be read', async () => {
    let faults: string[] = [];
    await server.db
      .transaction(async (tx) => {
        await tx.execute(sql`SET TRANSACTION READ ONLY`);
        faults = await createReadiness({
          db: tx,
          storage: server.storage,
          fullDisk: async () => undefined,
        })();
      })
      .catch(() => undefined); // the refused write ended the transaction
    expect(faults).toEqual([expect.stringMatching(/^The database cannot be written: .*read-only/)]);
  });

  it('begin no second check of a part that does not answer', async () => {
    const LATE = 'The image store cannot be used: no answer within 0.001 s';
    const check = jest.fn(() => new Promise<void>(() => undefined));
    const { db, storage } = server;
    const readiness = createReadiness({
      db,
      storage: { ...storage, check },
      fullDisk: async () => undefined,
      limitMs: 1,
    });
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    expect(await readiness()).toContain(LATE);
    now.mockReturnValue(10_000);
    expect(await readiness()).toContain(LATE);
    expect(check).toHaveBeenCalledTimes(1);
    now.mockRestore();
  });

  it('do not send traffic to a server whose image store is gone or does not answer', async () => {
    const gone = await server.build({
      storage: storeThat(() => Promise.reject(new Error('the bucket was not found'))),
    });
    const { statusCode, body } = await gone.inject('/api/ready');
    expect([statusCode, body]).toEqual([503, expect.stringContaining('the bucket was not found')]);
    await gone.close();

    const hung = { db: server.db, storage: storeThat(() => new Promise(() => undefined)), limitMs: 1 };
    const readiness = createReadiness({ ...hung, fullDisk: async () => undefined });
    expect(await readiness()).toContain('The image store cannot be used: no answer within 0.001 s');
  });

  it('do not send traffic to a server whose disk is full', async () => {
    const { db, storage } = server;
    const readiness = createReadiness({ db, storage, fullDisk: async () => 'only 3 MB are free' });
    expect(await readiness()).toEqual(['The disk of the data folder is full: only 3 MB are free']);
  });

  it('tell the cause to this computer and to the log, and to nobody else', async () => {
    const lines: { msg: string }[] = [];
    const logStream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(chunk.toString()));
        done();
      },
    });
    const storage = storeThat(() => Promise.reject(new Error('the bucket was not found')));
    const app = await server.build({ storage, logLevel: 'warn', logStream });
    for (const remoteAddress of ['192.0.2.7', '127.0.0.1', '192.0.2.7']) {
      const { statusCode, body } = await app.inject({ url: '/api/ready', remoteAddress });
      expect(statusCode).toBe(503);
      expect(body.includes('bucket')).toBe(remoteAddress === '127.0.0.1');
    }
    expect(lines.map(({ msg }) => msg)).toEqual([
      'Not ready. The image store cannot be used: the bucket was not found',
    ]);
    await app.close();
  });

  it('report a stopping server as not ready, while it still serves', async () => {
    const app = await server.build({ isDraining: () => true });
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    await app.close();
  });
});

describe('the id of a request', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it("is the proxy's if that is valid, and is returned in the response", async () => {
    const idOf = async (given?: string) => {
      const headers = given === undefined ? {} : { 'x-request-id': given };
      return (await server.app.inject({ url: '/api/health', headers })).headers['x-request-id'];
    };
    expect(await idOf('proxy-7f.3')).toBe('proxy-7f.3');
    expect(await idOf('two words')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('x'.repeat(101))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf()).not.toBe(await idOf());
  });

  it('is in the line of the log, with the route, the person and the result, in 250 bytes at most', async () => {
    const lines: string[] = [];
    const logStream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const { id } = await createUser(server.db);
    const authorization = `Bearer ${await server.tokenOf(id)}`;
    const app = await server.build({ logLevel: 'info', logStream });
    const reqId = '0'.repeat(36);
    const url = `/api/users/detail/${id}?q=a-secret`;
    await app.inject({ url, headers: { 'x-request-id': reqId, authorization } });
    await app.inject({ url: '/api/health' });
    await app.close();
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      reqId,
      route: 'GET /api/users/detail/:id',
      person: id,
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(250);
  });
});
