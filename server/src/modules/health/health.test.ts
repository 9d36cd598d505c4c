import { Writable } from 'node:stream';

import type { Database } from '../../db/database';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('the checks of a load balancer', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('report readiness while the database answers', async () => {
    expect(await server.call('/api/ready')).toMatchObject({ status: 200, body: { success: true } });
    expect(await server.call('/api/health')).toMatchObject({ status: 200, body: { success: true } });
  });

  it('distinguish a process that is alive from one that can serve', async () => {
    const refuse = () => Promise.reject(new Error('connect ECONNREFUSED'));
    // A database with only what these two calls use.
    const db = { execute: refuse } as unknown as Database;
    const app = await server.build({ db });
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
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

  it('is in each line of the log', async () => {
    const lines: Record<string, unknown>[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(chunk.toString()));
        done();
      },
    });
    const app = await server.build({ logLevel: 'info', logStream: sink });
    await app.inject({ url: '/api/health', headers: { 'x-request-id': 'line-1' } });
    await app.close();
    expect(lines.filter(({ reqId }) => reqId === 'line-1').map(({ msg }) => msg)).toEqual([
      'incoming request',
      'request completed',
    ]);
  });
});
