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

  const send = (disposition: string, length: number) =>
    fetch(`${address}/form`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${'x'.repeat(length)}\r\n--x--\r\n`,
    });

  it('is answered all the same, where the parser waits for ever: found by generated requests', async () => {
    const { status } = await send('attachment; name="image"; filename="a.png"', 20_000);
    expect(status).toBe(408);
  });

  it('is no form that is merely large', async () => {
    const { status } = await send('form-data; name="image"; filename="a.png"', 2_000_000);
    expect(status).toBe(200);
  });
});
