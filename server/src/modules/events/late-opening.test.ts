import { once } from 'node:events';

import type { Listen } from '../../db/database';
import { openTestStream } from '../../testing/event-stream';
import { createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

describe('a stream that a busy server opens late', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('sends the changes since the request arrived', async () => {
    const { id } = await createUser(server.db);
    const token = await server.tokenOf(id);
    let tell = (_payload: string): void => undefined;
    const listen: Listen = async (_channel, onPayload) => {
      tell = onPayload;
      return async () => undefined;
    };
    const app = await server.build({ listen });
    await app.listen({ port: 0, host: '127.0.0.1' });
    server.advance(60_000);

    // The embedded database answers no query while a transaction is open.
    let letGo = (): void => undefined;
    let begun = (): void => undefined;
    const isBusy = new Promise<void>((resolve) => (begun = resolve));
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const transaction = server.db.transaction(() => (begun(), held));
    await isBusy;
    const arrived = once(app.server, 'request');
    const opening = openTestStream(app, token);
    await arrived;
    tell(JSON.stringify({ tags: [{ type: 'Country', id: 'LIST' }] }));
    server.advance(5_000);
    letGo();
    await transaction;
    const stream = await opening;
    expect(await stream.next()).toEqual({ tags: [{ type: 'Country', id: 'LIST' }] });
    stream.close();
    await app.close();
  });
});
