import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';

import { jest } from '@jest/globals';
import fastify from 'fastify';
import { Type } from 'typebox';

import { registerErrors } from '../plugins/errors';
import { registerUnreadBodies } from '../plugins/unread-bodies';
import { registerUploads } from '../plugins/uploads';

import type { App } from './app-instance';
import { MAX_FORM_BYTES, MAX_IMAGE_BYTES, readForm } from './read-form';

const STALL_MS = 200;
const MEGABYTE = 1024 * 1024;
const MAX_TEXT = 2 * MEGABYTE;
const HEAD = 'POST /form HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n';

const form = Type.Object({
  title: Type.String({ maxLength: 10 }),
  text: Type.String({ maxLength: MAX_TEXT }),
  image: Type.String({ format: 'binary' }),
});

type Answer = { fields: Record<string, string>; files: [string, number][]; errors?: unknown };

const part = (name: string, content: string, filename?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n${content}\r\n`;

describe('a multipart form', () => {
  const app: App = fastify();
  let address = '';
  let port = 0;
  /** Delays the check of who sends. */
  let judging = Promise.resolve();
  /** Delays the refusal of a form that is still arriving. */
  const holdBack = jest.fn(async () => {});

  beforeAll(async () => {
    registerErrors(app, holdBack);
    registerUnreadBodies(app);
    // All requests come from the same person.
    app.decorateRequest('caller', null);
    app.addHook('onRequest', async (request) => {
      await judging;
      request.caller = {
        id: 1,
        email: '',
        username: '',
        displayName: '',
        bio: '',
        permission: 0,
        avatarUrl: null,
      };
    });
    await registerUploads(app);
    app.post('/form', { config: { form, access: 'public' } }, async (request) => {
      const { fields, files } = await readForm(request, STALL_MS);
      return { fields, files: Object.entries(files).map(([name, bytes]) => [name, bytes.length]) };
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(address).port);
  });
  afterAll(() => app.close());

  const send = async (body: string | Uint8Array<ArrayBuffer>) => {
    const response = await fetch(`${address}/form`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': 'en' },
      body: new Blob([body, '--x--\r\n']),
    });
    // The app of this test returns what it read.
    return { status: response.status, body: (await response.json()) as Answer };
  };

  it('names a text that is not UTF-8 [SEC-01]', async () => {
    expect(await send(new Uint8Array(Buffer.from(part('title', 'caf\u00e9'), 'latin1')))).toMatchObject({
      status: 400,
      body: { errors: { title: expect.any(String) } },
    });
  });

  /** Sends `head`, then `chunk` for ever if there is one, and returns the first line of the response. */
  const sendWithoutEnd = (head: string, chunk?: Buffer) =>
    new Promise<string>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.write(head);
        if (!chunk) return;
        const more = () => {
          while (socket.writable && socket.write(chunk));
        };
        socket.on('drain', more);
        more();
      });
      socket.on('error', reject);
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(answer.toString().split('\r\n')[0] ?? '');
      });
    });

  it('is read by the names of its parts: texts as texts and files as files', async () => {
    const sent = part('title', 'ข่าวด่วน') + part('image', 'x'.repeat(2 * MEGABYTE), 'a.png');
    expect(await send(sent)).toEqual({
      status: 200,
      body: { fields: { title: 'ข่าวด่วน' }, files: [['image', 2 * MEGABYTE]] },
    });
    expect((await send(part('image', '', 'a.png'))).body).toEqual({ fields: {}, files: [] });
  });

  it('keeps of a text that is too long only enough to show that, so that all errors can be named [SEC-04]', async () => {
    const sent = (count: number, character: string) =>
      part('text', character.repeat(count)) + part('image', 'x', 'a.png');
    const keptOf = async (count: number, character: string): Promise<number> => {
      const { status, body } = await send(sent(count, character));
      expect({ status, files: body.files }).toEqual({ status: 200, files: [['image', 1]] });
      return [...(body.fields['text'] ?? '')].length;
    };
    for (const character of ['x', 'ข']) {
      expect(await keptOf(MAX_TEXT, character)).toBe(MAX_TEXT);
      const kept = await keptOf(MAX_TEXT + 600_000, character);
      expect(kept).toBeGreaterThan(MAX_TEXT);
      expect(kept).toBeLessThan(MAX_TEXT + 300_000);
    }
    expect(await keptOf(MAX_TEXT, '😀')).toBe(MAX_TEXT);
  });

  it.each([
    ['a part that the form does not have', part('other', 'x'), 'other', 'no such field'],
    ['a part of the language itself', part('toString', 'x'), '', ''],
    ['the same part twice', part('title', 'a') + part('title', 'b'), 'title', 'more than once'],
    ['a text that is too long', part('title', 'x'.repeat(41)), 'title', 'at most 10'],
    [
      'a picture that is too large',
      part('image', 'x'.repeat(MAX_IMAGE_BYTES + 1), 'a.png'),
      'image',
      '10 MB',
    ],
  ])('is refused for %s [SEC-04]', async (_what, sent, field, words) => {
    const errors = field ? { [field]: expect.stringContaining(words) } : null;
    expect(await send(sent)).toMatchObject({ status: 400, body: { errors } });
  });

  it('is refused at its first wrong part, before all of it has arrived [SEC-04]', async () => {
    const head = `${HEAD}transfer-encoding: chunked\r\n\r\n`;
    const chunk = Buffer.from(`${MEGABYTE.toString(16)}\r\n${'x'.repeat(MEGABYTE)}\r\n`);
    const first = part('other', '').slice(0, -2);
    expect(await sendWithoutEnd(`${head}${first.length.toString(16)}\r\n${first}\r\n`, chunk)).toContain(
      '400',
    );
  });

  it('is not read on before its refusal is sent, and then to its end [SEC-04]', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      holdBack.mockImplementationOnce(() => {
        resolve();
        return new Promise((sent) => (release = sent));
      });
    });
    const body = part('other', 'x'.repeat(5 * MEGABYTE));
    const answers: string[] = [];
    const socket = net.connect(port, '127.0.0.1');
    socket.on('data', (data) => answers.push(data.toString()));
    const arrived = once(app.server, 'request') as Promise<[IncomingMessage]>; // Its arguments, by Node's documentation.
    socket.write(`${HEAD}content-length: ${body.length}\r\n\r\n`);
    socket.write(body);
    const [request] = await arrived;
    await held;
    expect([request.isPaused(), request.complete, answers]).toEqual([true, false, []]);
    release();
    // The connection serves the next request, because nothing of the form is left in it.
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    while (!answers.join('').includes('404')) await once(socket, 'data');
    expect(answers[0]).toContain('400');
    socket.destroy();
  });

  it('is refused for a length over its limit, announced or not [SEC-04]', async () => {
    const announced = `${HEAD}content-length: ${MAX_FORM_BYTES + 1}\r\n\r\n`;
    expect(await sendWithoutEnd(announced, Buffer.alloc(MEGABYTE))).toContain('413');
    const chunk = Buffer.from(`${MEGABYTE.toString(16)}\r\n${'x'.repeat(MEGABYTE)}\r\n`);
    // Bytes before the first part belong to no part.
    expect(await sendWithoutEnd(`${HEAD}transfer-encoding: chunked\r\n\r\n`, chunk)).toContain('413');
  });

  it('gets a response even if a part is not form data (found by generated requests)', async () => {
    const { status } = await send(
      `--x\r\nContent-Disposition: attachment; name="image"; filename="a.png"\r\n\r\n${'x'.repeat(20_000)}\r\n`,
    );
    // The parser skips the part. With the streams of Node 20 it waits for ever if the part is larger than their buffer.
    expect([200, 408]).toContain(status);
  });

  it('is abandoned when its sender stops sending', async () => {
    const head = `${HEAD}content-length: 1000\r\n\r\n`;
    expect(await sendWithoutEnd(`${head}${part('title', 'x')}`)).toContain('408');
  });

  it('is limited to two at a time per person; a third is asked to retry [SEC-04]', async () => {
    const opened = await Promise.all(
      [1, 2].map(
        () =>
          new Promise<net.Socket>((resolve) => {
            const socket = net.connect(port, '127.0.0.1', () => {
              socket.write(`${HEAD}expect: 100-continue\r\ncontent-length: 100000\r\n\r\n`);
              // The server requests the rest once it has accepted the request.
              socket.once('data', () => resolve(socket));
            });
          }),
      ),
    );
    const third = await fetch(`${address}/form`, { method: 'POST' });
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '2']);
    opened.forEach((socket) => socket.destroy());
    const afterwards = async (): Promise<number> => {
      const { status } = await send(part('title', 'x'));
      return status === 429 ? afterwards() : status;
    };
    expect(await afterwards()).toBe(200);
  });

  it('does not count if its sender disconnected before the access check [SEC-04]', async () => {
    let letIn = (): void => undefined;
    judging = new Promise((resolve) => (letIn = resolve));
    for (let time = 1; time <= 2; time += 1) {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.write(`${HEAD}content-length: 1000\r\n\r\n`);
      });
      await new Promise<void>((resolve) => {
        app.server.once('request', (_request, response) => {
          response.once('close', resolve);
          socket.destroy();
        });
      });
    }
    letIn();
    expect((await send(part('title', 'x'))).status).toBe(200);
  });
});
