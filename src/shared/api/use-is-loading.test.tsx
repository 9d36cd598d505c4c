import { act, screen } from '@testing-library/react';

import { answer, ok } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { baseApi } from './base-api';
import { useIsLoading } from './use-is-loading';

const { useSlowQuery, useFastQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    slow: build.query<string, void>({ query: () => ({ url: '/api/slow' }) }),
    fast: build.query<string, void>({ query: () => ({ url: '/api/fast' }) }),
  }),
});

function Page() {
  const slow = useSlowQuery();
  const fast = useFastQuery();
  return (
    <p>
      {slow.data} {fast.data} {useIsLoading() ? 'loading' : 'loaded'}
    </p>
  );
}

it('a page is loading until the last of its requests is answered [DSK-11]', async () => {
  let arrive = () => {};
  answer('get', '/api/slow', () => new Promise((resolve) => (arrive = () => resolve(ok('slow')))));
  answer('get', '/api/fast', () => ok('fast'));
  renderWithProviders(<Page />);
  expect(await screen.findByText('fast loading')).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByText('slow fast loaded')).toBeVisible();
});
