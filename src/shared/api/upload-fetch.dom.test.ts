import { http, HttpResponse } from 'msw';

import { apiServer } from '@/shared/testing/api-server';

import { uploadFetch } from './upload-fetch';

const setup = (reply: (request: Request) => Response | Promise<Response>) => {
  apiServer.use(http.post('*/upload', ({ request }) => reply(request)));
  const progress: number[] = [];
  const controller = new AbortController();
  const body = new FormData();
  body.append('image', new File(['picture'], 'cover.png', { type: 'image/png' }));
  const send = () =>
    uploadFetch((share) => progress.push(share))(
      new Request('http://localhost/upload', {
        method: 'POST',
        body,
        headers: { authorization: 'Bearer access' },
        signal: controller.signal,
      }),
    );
  return { send, progress, controller };
};

describe('an upload', () => {
  it('sends the form with its headers and resolves to the response', async () => {
    const { send } = setup(async (request) => {
      const image = (await request.formData()).get('image');
      const file = image instanceof File ? [image.name, image.type, await image.text()] : [];
      return HttpResponse.json(
        { file, authorization: request.headers.get('authorization') },
        { status: 201, headers: { 'x-request-id': 'r1' } },
      );
    });

    const response = await send();

    expect(response.status).toBe(201);
    expect(response.headers.get('x-request-id')).toBe('r1');
    expect(await response.json()).toEqual({
      file: ['cover.png', 'image/png', 'picture'],
      authorization: 'Bearer access',
    });
  });

  it('reports the progress up to 100%', async () => {
    const { send, progress } = setup(() => HttpResponse.json({}));
    await send();
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.at(-1)).toBe(1);
  });

  it('accepts a response without a body', async () => {
    const { send } = setup(() => new HttpResponse(null, { status: 204 }));
    expect((await send()).status).toBe(204);
  });

  it('stops when it is cancelled and rejects with the reason', async () => {
    let arrived: () => void;
    const onItsWay = new Promise<void>((resolve) => (arrived = resolve));
    const { send, controller } = setup(() => {
      arrived();
      return new Promise<Response>(() => {});
    });
    const sent = send();
    await onItsWay;
    controller.abort(new DOMException('signal timed out', 'TimeoutError'));
    await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('does not start if it was cancelled before', async () => {
    const reply = jest.fn(() => HttpResponse.json({}));
    const { send, controller } = setup(reply);
    controller.abort();
    await expect(send()).rejects.toMatchObject({ name: 'AbortError' });
    expect(reply).not.toHaveBeenCalled();
  });

  it('rejects as fetch does when the network fails', async () => {
    const { send } = setup(() => HttpResponse.error());
    await expect(send()).rejects.toBeInstanceOf(TypeError);
  });
});
