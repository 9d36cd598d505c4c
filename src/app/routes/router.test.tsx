import { createMemoryRouter } from 'react-router-dom';

import { routerReady } from './router';

describe('the first page', () => {
  const setup = (loader?: () => Promise<null>) =>
    createMemoryRouter([
      { path: '/', element: 'a page', HydrateFallback: () => null, ...(loader && { loader }) },
    ]);

  it('delays the first render until its chunk is loaded, so that no blank page shows', async () => {
    let arrive = () => {};
    const router = setup(() => new Promise((resolve) => (arrive = () => resolve(null))));
    let isReady = false;
    const ready = routerReady(router).then(() => (isReady = true));
    await Promise.resolve();
    expect(isReady).toBe(false);
    arrive();
    await ready;
    expect(router.state.initialized).toBe(true);
  });

  it('does not delay the first render if its chunk is already loaded', async () => {
    const router = setup();
    expect(router.state.initialized).toBe(true);
    await expect(routerReady(router)).resolves.toBeUndefined();
  });
});
