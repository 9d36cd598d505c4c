import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

import fastify from 'fastify';

import type { App } from '../http/app-instance';

import { registerUnreadBodies } from './unread-bodies';

const MAX_BYTES = 100_000;

describe('a body that is refused unread', () => {
  let app: App;
  beforeEach(async () => {
    app = fastify();
    registerUnreadBodies(app, MAX_BYTES);
    app.addHook('onRequest', async (_request, reply) => reply.code(401).send('no'));
    app.post('/', async () => 'read');
    await app.listen({ port: 0 });
  });
  afterEach(() => app.close());

  const send = async (length: number) => {
    const socket = net.connect((app.server.address() as AddressInfo).port); // a port was listened to
    const answers: string[] = [];
    socket.on('data', (data) => answers.push(String(data)));
    socket.on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
    await once(socket, 'data');
    return { socket, answers };
  };

  it('has its connection closed if it is endless [SEC-04]', async () => {
    const { socket, answers } = await send(1e12);
    expect(answers.join('')).toContain('401');
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const part = Buffer.alloc(10_000);
    const more = () => void (socket.writable && socket.write(part, () => setImmediate(more)));
    more();
    await ended;
    expect(socket.bytesWritten).toBeGreaterThan(MAX_BYTES);
  });

  it('is read to its end if it is no larger than a form, and the next request is answered', async () => {
    const { socket, answers } = await send(MAX_BYTES / 2);
    socket.write(Buffer.alloc(MAX_BYTES / 2));
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
    while (answers.join('').split('401').length < 3) await once(socket, 'data');
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });
});
