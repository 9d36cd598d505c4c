import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { createStore } from '@/shared/api/store';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { MediaPicture } from '@/shared/contract';
import { linkRules } from '@/shared/editor/testing/link-rules';
import { announceExtensions, apiServer, ok, page } from '@/shared/testing/api-server';
import { createMedia } from '@/shared/testing/factories';

import { checkInput, foundIn } from '../testing/check-input';

import { useLibraryPictures } from './use-library-pictures';

const rules = { ...linkRules, stagingDomains: [], ownHosts: ['newsdesk.example'] };
const HTML =
  '<p><img src="https://newsdesk.example/files/a1.webp"><img src="https://elsewhere.example/b"></p>';

const setup = async (known: MediaPicture[], extensions: 'media'[] = ['media']) => {
  announceExtensions(...extensions);
  await loadRuntimeConfig();
  const asked: string[][] = [];
  apiServer.use(
    http.get('*/api/news/journalist/7/media', ({ request }) => {
      asked.push(new URL(request.url).searchParams.getAll('address'));
      return HttpResponse.json(ok(page(known)).body);
    }),
  );
  const store = createStore();
  const { values } = checkInput({ values: { html: HTML, cover: '/files/cover.webp', square: null } });
  const view = renderHook(() => useLibraryPictures(7, values, rules), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  return { ...view, asked };
};

describe('the pictures of an item that are in the library of its group', () => {
  it('are asked for by their addresses, and named in the text or as the cover that was cut from one [MED-01]', async () => {
    const { result, asked } = await setup([
      createMedia({ url: '/files/a1.webp', credit: '' }),
      createMedia({ id: 'o', url: '/files/original.webp', rightsUntil: '2026-11-19' }),
    ]);
    await waitFor(() => expect(result.current).toHaveLength(2));
    expect(asked).toEqual([['https://newsdesk.example/files/a1.webp', '/files/cover.webp']]);
    expect(foundIn({ libraryPictures: result.current })).toEqual([
      'rights-ended | cover',
      'no-credit | html | https://newsdesk.example/files/a1.webp',
    ]);
  });

  it('may be shown on the last day of their rights [MED-01]', async () => {
    const { result } = await setup([createMedia({ url: '/files/a1.webp', rightsUntil: '2026-11-20' })]);
    await waitFor(() => expect(result.current).toHaveLength(1));
    expect(foundIn({ libraryPictures: result.current })).toEqual([]);
  });

  it('are not asked for where the backend has no library', async () => {
    const { result, asked } = await setup([createMedia({ credit: '' })], []);
    expect(result.current).toEqual([]);
    expect(asked).toEqual([]);
  });
});
