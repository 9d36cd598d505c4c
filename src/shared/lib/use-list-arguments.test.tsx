import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { SEARCH_DEBOUNCE_MS } from '@/shared/contract';

import { useListArguments } from './use-list-arguments';

describe('the arguments of a list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are requested once, after a pause in typing and in a task before the URL changes [USR-02]', async () => {
    const asked: string[] = [];
    let router: ReturnType<typeof createMemoryRouter> | undefined;
    const wrapper = ({ children }: { children: ReactNode }) => {
      router ??= createMemoryRouter([{ path: '*', element: children }], {
        initialEntries: ['/?search=a&page=3'],
      });
      return <RouterProvider router={router} />;
    };
    // A request leaves at the end of the task in which it is asked for.
    const ask = async (search: string) => {
      await null;
      asked.push(`${search} at ${router?.state.location.search}`);
    };
    const { result } = renderHook(() => useListArguments((search) => void ask(search)), { wrapper });
    act(() => result.current.type('ab'));
    act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
    act(() => result.current.type('abc'));
    act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
    expect(asked).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(asked).toEqual(['abc at ?search=a&page=3']);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(router?.state.location.search).toBe('?search=abc');
    expect(result.current).toMatchObject({ search: 'abc', page: 1, typed: 'abc' });
  });

  it.each([
    ['', false],
    [', on a slow device', true],
  ])('do not hold back a person who opens a row before the pause%s', async (_where, isSlow) => {
    let arrive = (_page: { Component: () => null }): void => undefined;
    const page = new Promise<{ Component: () => null }>((resolve) => (arrive = resolve));
    let router: ReturnType<typeof createMemoryRouter> | undefined;
    const wrapper = ({ children }: { children: ReactNode }) => {
      router ??= createMemoryRouter([
        { path: '/', element: children },
        { path: '/person', lazy: () => page },
      ]);
      return <RouterProvider router={router} />;
    };
    const { result } = renderHook(() => useListArguments(() => undefined), { wrapper });
    act(() => result.current.type('ab'));
    act(() => {
      void router?.navigate('/person');
      // The pause may end before the navigation has rendered.
      if (isSlow) jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS);
    });
    act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS));
    await act(async () => arrive({ Component: () => null }));
    expect(router?.state.location.pathname).toBe('/person');
    expect(router?.state.navigation.state).toBe('idle');
  });
});
