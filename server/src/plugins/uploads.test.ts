import { connect } from 'node:net';

import fastify from 'fastify';

import { registerErrors } from './errors';
import { readForm, registerUploads } from './uploads';

const STALL_MS = 200;

describe('a form that cannot be read to its end', () => {
  const app = fastify();
  let address = '';

  beforeAll(async () => {
    registerErrors(app);
    await registerUploads(app);
    app.post('/form', (request) => readForm(request, STALL_MS));
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  /** Sends `body` and no more, though the form is announced to be `length` bytes long; resolves to the first line of the answer. */
  const sendBeginning = (body: string, length: number) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
        socket.write(
          [
            'POST /form HTTP/1.1',
            'Host: 127.0.0.1',
            'Content-Type: multipart/form-data; boundary=x',
            `Content-Length: ${length}`,
            '',
            body,
          ].join('\r\n'),
        ),
      );
      socket.once('error', reject);
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(String(answer).split('\r\n')[0] ?? '');
      });
    });

  it('is answered all the same, where its sender stops half way', async () => {
    const answer = await sendBeginning(
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nhalf',
      1000,
    );
    expect(answer).toContain('408');
  });

  it('is no form that is merely large', async () => {
    const { status } = await fetch(`${address}/form`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${'x'.repeat(2_000_000)}\r\n--x--\r\n`,
    });
    expect(status).toBe(200);
  });
});
