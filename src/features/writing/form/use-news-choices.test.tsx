import { screen } from '@testing-library/react';

import { baseApi } from '@/shared/api/base-api';
import { createStore } from '@/shared/api/store';
import { ErrorCode } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory, createCountry, createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { prefetchNewsChoices, useNewsChoices } from './use-news-choices';

const BASE = '/api/news/journalist/7';

function Choices() {
  const { choices, error, retry } = useNewsChoices(7);
  return (
    <>
      <output>{JSON.stringify(choices?.countries.map(({ label }) => label) ?? null)}</output>
      <p>{error ? 'failed' : 'fine'}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

describe('the options of the news form', () => {
  it('are every country with a code, each code once', async () => {
    answer('get', `${BASE}/categories`, () => ok([createCategory()]));
    answer('get', '/api/news/countries', () =>
      ok([
        createCountry(),
        createCountry({ id: 22, label: 'ไร้รหัส', code: '' }),
        createCountry({ id: 23, label: 'ซ้ำ' }),
        createCountry({ id: 24, label: 'ลาว', code: 'LA' }),
      ]),
    );
    renderWithProviders(<Choices />);
    expect(await screen.findByText('["ไทย","ลาว"]')).toBeInTheDocument();
    expect(screen.getByText('fine')).toBeInTheDocument();
  });

  it.each([
    ['categories', `${BASE}/categories`, '/api/news/countries'],
    ['countries', '/api/news/countries', `${BASE}/categories`],
  ])('are complete only with the %s, which alone are asked for again', async (_what, faulty, sound) => {
    const data = (path: string) => ok(path === faulty ? [createCountry()] : [createCategory()]);
    const sounds = answer('get', sound, () => data(sound));
    const asked = answer('get', faulty, () =>
      asked.length === 1 ? refused(ErrorCode.PleaseContactSupport, '', { status: 500 }) : data(faulty),
    );
    const { user } = renderWithProviders(<Choices />);
    expect(await screen.findByText('failed')).toBeInTheDocument();
    expect(screen.getByText('null')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('fine')).toBeInTheDocument();
    expect(await screen.findByText(/^\[/)).toBeInTheDocument();
    expect([asked.length, sounds.length]).toEqual([2, 1]);
  });

  it.each([
    [{ groupId: '7' }, ['/api/news/countries', BASE, `${BASE}/categories`]],
    [{}, ['/api/news/countries']],
  ])('are loaded ahead, with the name of the group: %j', async (parameters, paths) => {
    const calls = [
      answer('get', '/api/news/countries', () => ok([])),
      answer('get', BASE, () => ok(createGroup())),
      answer('get', `${BASE}/categories`, () => ok([])),
    ];
    const store = createStore();
    store.dispatch(prefetchNewsChoices(parameters));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(calls.flat().map(({ path }) => path)).toEqual(paths);
  });
});
