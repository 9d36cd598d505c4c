import { ErrorCode, type UploadedImage } from '@contract';

import type { App } from '../../http/app-instance';
import { createNewsroom } from '../../testing/factories';
import { pngImage } from '../../testing/images';
import { type TestServer, useTestServer } from '../../testing/test-server';

import type { FetchPicture } from './fetch-picture';

describe('pictures of other websites', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  let app: App | undefined;
  afterEach(() => app?.close());

  const setup = async (fetchPicture: FetchPicture, changes = {}) => {
    const { groupId, head } = await createNewsroom(server.db);
    const other = await server.build({ fetchPicture, ...changes });
    app = other;
    const fetch = async (address: string) => {
      const response = await other.inject({
        method: 'POST',
        url: `/api/news/journalist/${groupId}/fetch-picture`,
        headers: { authorization: `Bearer ${await server.tokenOf(head.id)}` },
        payload: { address },
      });
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    };
    return { fetch, other };
  };

  it('are stored as an upload is [PST-04]', async () => {
    const asked: string[] = [];
    const { fetch, other } = await setup(async (address) => {
      asked.push(address);
      return pngImage();
    });
    const { body } = await fetch('https://site.example/a.png');
    const { url } = (body as { data: UploadedImage }).data; // the envelope of the call
    expect(asked).toEqual(['https://site.example/a.png']);
    expect((await other.inject(url)).headers['content-type']).toBe('image/webp');
  });

  it.each([
    ['nothing arrives', undefined],
    ['what arrives is not a picture', Buffer.from('<html>')],
  ])('are refused in the same words if %s [PST-04]', async (_name, bytes) => {
    const { fetch } = await setup(async () => bytes);
    const { status, body } = await fetch('https://site.example/a.png');
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: ErrorCode.Alert, message: expect.stringContaining('ดึงรูป') });
  });

  it('are not fetched where that is switched off [PST-04]', async () => {
    const { fetch, other } = await setup(async () => pngImage(), { fetchesPictures: false });
    expect((await fetch('https://site.example/a.png')).status).toBe(404);
    expect(other.extensions.has('fetch-pictures')).toBe(false);
  });
});
