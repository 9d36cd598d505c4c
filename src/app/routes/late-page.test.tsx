import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

import { PAUSES_MS } from '@/shared/lib/with-retries';
import { renderRoutes } from '@/shared/testing/render';

import { latePage } from './late-page';

function NewsForm() {
  return <h1>Create news</h1>;
}

/** An open list, from which a page is opened whose code does not arrive. */
const setup = () => {
  const load = jest.fn(() => Promise.reject<ComponentType>(new Error('offline')));
  const view = renderRoutes(
    [
      { path: '/', element: <h1>News</h1> },
      { path: '/create', lazy: { Component: latePage(load) }, errorElement: 'the router gave up' },
    ],
    { at: '/' },
  );
  return { ...view, load, open: (path: string) => act(() => view.router.navigate(path)) };
};

describe('a page whose code cannot be loaded', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const allAttempts = () => act(() => jest.advanceTimersByTimeAsync(PAUSES_MS.reduce((sum, ms) => sum + ms)));

  it('says so, and opens after Try again [SAF-12]', async () => {
    const { load, open, user } = setup();
    await open('/create');
    await allAttempts();
    expect(screen.getByRole('heading')).toHaveTextContent('โหลดหน้านี้ไม่สำเร็จ');
    load.mockResolvedValue(NewsForm);
    await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(await screen.findByRole('heading', { name: 'Create news' })).toBeVisible();
  });

  it('opens when it is visited again later', async () => {
    const { load, open } = setup();
    await open('/create');
    await allAttempts();
    await open('/');
    load.mockResolvedValue(NewsForm);
    await open('/create');
    expect(await screen.findByRole('heading', { name: 'Create news' })).toBeVisible();
  });
});
