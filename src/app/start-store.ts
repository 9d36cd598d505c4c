import { loadCurrentUser } from '@/features/auth/routes';
import { createStore } from '@/shared/api/store';
import { hasSession } from '@/shared/session/session';

import { preloadPage } from './preload';

/** The store of the console. Who is there, and what the page shows, are asked before anything that draws is run. */
export const startStore = () => {
  const store = createStore();
  if (hasSession()) {
    const { pathname, search } = window.location;
    store.dispatch(loadCurrentUser());
    if (!search) preloadPage(pathname, store);
  }
  return store;
};
