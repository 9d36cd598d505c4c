import http from 'node:http';

import { type TestServer, useTestServer } from '../testing/test-server';

describe('a server that stops', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('closes a connection after its current response, without waiting for another request', async () => {
    let answerOfStore = (): void => undefined;
    let wasAsked = (): void => undefined;
    const asked = new Promise<void>((resolve) => (wasAsked = resolve));
    const check = () => {
      wasAsked();
      return new Promise<void>((resolve) => (answerOfStore = resolve));
    };
    const app = await server.build({ storage: { ...server.storage, check } });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new http.Agent({ keepAlive: true });
    const answered = new Promise<http.IncomingMessage>((resolve) => {
      http.get(`${url}/api/ready`, { agent }, resolve);
    });
    await asked;
    const closed = app.close();
    while (app.server.listening) await new Promise((resolve) => setImmediate(resolve));
    answerOfStore();
    const answer = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await closed;
    agent.destroy();
  });

  it('closes the connection with each response while it drains, and not before', async () => {
    let isDraining = false;
    const app = await server.build({ isDraining: () => isDraining });
    const connectionOf = async () => (await app.inject('/api/health')).headers.connection;
    expect(await connectionOf()).toBe('keep-alive');
    isDraining = true;
    expect(await connectionOf()).toBe('close');
    await app.close();
  });
});
