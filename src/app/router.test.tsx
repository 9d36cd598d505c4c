import { createMemoryRouter } from 'react-router-dom';

import { routerReady } from './router';

describe('the first page', () => {
  const setup = (loader?: () => Promise<null>) =>
    createMemoryRouter([
      { path: '/', element: 'a page', HydrateFallback: () => null, ...(loader && { loader }) },
    ]);

  it('is waited for, so that nothing on screen is replaced by a blank', async () => {
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

  it('is not waited for where it is there already', async () => {
    const router = setup();
    expect(router.state.initialized).toBe(true);
    await expect(routerReady(router)).resolves.toBeUndefined();
  });
});
