import { PassThrough } from 'node:stream';

import { jest } from '@jest/globals';

import { type TestServer, useTestServer } from '../../testing/test-server';

describe('a picture whose store stops sending', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  afterEach(() => void jest.useRealTimers());

  it('is abandoned after half a minute, and the store is told', async () => {
    const source = new PassThrough();
    const app = await server.build({ storage: { ...server.storage, read: () => Promise.resolve(source) } });
    await app.ready();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const begun = new Promise((resolve) => source.once('resume', resolve));
    const answer = app.inject('/files/aa/aa000000-0000-4000-8000-000000000000.webp').catch(() => undefined);
    source.write('the first bytes');
    await begun;
    jest.advanceTimersByTime(29_000);
    await new Promise(setImmediate);
    expect(source.destroyed).toBe(false);
    jest.advanceTimersByTime(2_000);
    await new Promise(setImmediate);
    expect(source.destroyed).toBe(true);
    jest.useRealTimers();
    await answer;
    await app.close();
  });
});
