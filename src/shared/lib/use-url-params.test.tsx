import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { useUrlParams } from './use-url-params';

describe('the query parameters', () => {
  it('keep both of two changes if the second one comes before React has rendered the first [DSK-07]', async () => {
    let children: ReactNode = null;
    const router = createMemoryRouter([{ path: '*', Component: () => children }], {
      initialEntries: ['/?author=1&page=3'],
    });
    const wrapper = (props: { children: ReactNode }) => {
      ({ children } = props);
      return <RouterProvider router={router} />;
    };
    const { result } = renderHook(() => useUrlParams(), { wrapper });
    const change = (name: string, value: string) => result.current[1]((params) => params.set(name, value));
    // Inside `act`, React would render the transition only at the end.
    await act(async () => {
      change('author', '2');
      while (!router.state.location.search.includes('author=2')) await null;
      change('state', 'waiting');
    });
    expect(router.state.location.search).toBe('?author=2&page=3&state=waiting');
  });
});
