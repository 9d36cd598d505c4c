import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { createRandom } from './random';
import { createRequests } from './requests';
import { runFuzz } from './run-fuzz';

const DOCUMENT = {
  paths: {
    '/api/events': { get: {} },
    '/api/x/{id}': {
      get: { parameters: [{ in: 'path', name: 'id', schema: { type: 'integer', minimum: 1 } }] },
    },
    '/api/y': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Name' } } },
        },
      },
    },
  },
  components: { schemas: { Name: { type: 'object', properties: { name: { type: 'string' } } } } },
};

describe('a run of generated requests', () => {
  let server: http.Server;
  let answer: http.RequestListener = () => undefined;

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      request.resume();
      request.on('error', () => undefined);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const run = (answering: http.RequestListener, options: Partial<Parameters<typeof runFuzz>[0]> = {}) => {
    answer = answering;
    // A server that listens on a port has an address of this type.
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const usual = {
      requests: 100,
      seed: 7,
      signIns: [() => Promise.resolve('token')],
      concurrency: 4,
      limitMs: 5_000,
    };
    return runFuzz({ baseUrl, document: DOCUMENT, ...usual, ...options });
  };

  it('reports each 5xx response, with the data to repeat it', async () => {
    const { failures, outcomes } = await run((_, response) => void response.writeHead(500).end('it broke'));
    expect(outcomes['500']).toBeGreaterThan(80);
    expect(failures).toHaveLength(50); // more say nothing new
    expect(failures[0]).toMatch(/^#\d+ [A-Z]+ \/api\/[xy].* -> 500 it broke\n {2}"/);
    expect(failures.join('\n')).toMatch(/POST \/api\/y -> 500 it broke\n {2}"[^"]*\{/);
  });

  it('reports a request without a response', async () => {
    const { failures, outcomes, milliseconds } = await run(() => undefined, { requests: 8, limitMs: 50 });
    expect(outcomes['hung']).toBeGreaterThan(0);
    expect(failures[0]).toContain('-> hung');
    expect(milliseconds).toEqual({ p50: 0, p99: 0, max: 0 });
  });

  it('does not count an aborted response as a failure', async () => {
    const { failures, outcomes } = await run((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    expect(outcomes['broken off']).toBeGreaterThan(50);
    expect(failures).toEqual([]);
  });

  it('leaves out the calls that would end the run, and reports its progress', async () => {
    const asked: (string | undefined)[] = [];
    const progress: number[] = [];
    const report = await run(
      ({ url }, response) => {
        asked.push(url);
        response.end();
      },
      { requests: 5_000, concurrency: 8, progress: (done) => progress.push(done) },
    );
    expect(asked.filter((url) => url?.startsWith('/api/events'))).toEqual([]);
    expect(progress).toEqual([5_000]);
    expect(report).toMatchObject({ sent: 5_000, calls: 2, failures: [] });
  });

  it('signs a caller in again whose token is refused', async () => {
    let times = 0;
    const signIn = () => Promise.resolve(`token ${(times += 1)}`);
    const { outcomes } = await run(
      ({ headers }, response) => {
        const isRefused = /token [12]$/.test(headers.authorization ?? '');
        response.writeHead(isRefused ? 401 : 200).end();
      },
      { signIns: [signIn], concurrency: 1 },
    );
    expect(times).toBe(3);
    expect(outcomes['401']).toBe(2);
  });

  it('goes on with the refused token if a caller cannot sign in again', async () => {
    let times = 0;
    const signIn = () => ((times += 1) === 1 ? Promise.resolve('token') : Promise.reject(new Error()));
    const asked: (string | undefined)[] = [];
    await run(
      ({ headers }, response) => {
        asked.push(headers.authorization);
        response.writeHead(401).end();
      },
      { signIns: [signIn] },
    );
    expect(asked.filter((sent) => sent === 'Bearer token').length).toBeGreaterThan(80);
  });

  it('throws if the document has no calls', () => {
    const next = createRequests({ paths: {} }, createRandom(1));
    expect(() => next(undefined)).toThrow('The document has no calls.');
  });
});
