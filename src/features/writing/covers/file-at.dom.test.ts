import { http, HttpResponse } from 'msw';

import { apiServer } from '@/shared/testing/api-server';

import { fileAt } from './file-at';

const load = (type: string, status = 200) => {
  apiServer.use(
    http.get('*/files/a/original.webp', () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('picture').buffer, {
        status,
        headers: { 'content-type': type },
      }),
    ),
  );
  return fileAt('/files/a/original.webp');
};

describe('a stored picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])(
    'is loaded as a file with its name and type: %s',
    async (type) => {
      const file = await load(type);
      expect(file).toMatchObject({ name: 'original.webp', type, size: 7 });
    },
  );

  it.each(['image/svg+xml', 'text/html'])('is not loaded if it is of another type: %s', async (type) => {
    expect(await load(type)).toBeNull();
  });

  it('is not loaded if the server refuses, even with a picture', async () => {
    expect(await load('image/webp', 404)).toBeNull();
  });

  it('is not loaded if the server cannot be reached', async () => {
    apiServer.use(http.get('*/files/gone.webp', () => HttpResponse.error()));
    expect(await fileAt('/files/gone.webp')).toBeNull();
  });
});
