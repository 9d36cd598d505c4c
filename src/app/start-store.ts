import { loadCurrentUser } from '@/features/auth/routes';
import { createStore } from '@/shared/api/store';
import { hasSession } from '@/shared/session/session';

import { preloadPage } from './preload';

/** Creates the store, and requests the user and the data of the page before anything renders. */
export const startStore = () => {
  const store = createStore();
  if (hasSession()) {
    const { pathname, search } = window.location;
    store.dispatch(loadCurrentUser());
    if (!search) preloadPage(pathname, store);
  }
  return store;
};
