import { loadCurrentUser } from '@/features/auth/routes';
import { createStore } from '@/shared/api/store';
import { hasSession } from '@/shared/session/session';

/** The store of the console. Who is there is asked before anything that draws has been run. */
export const startStore = () => {
  const store = createStore();
  if (hasSession()) store.dispatch(loadCurrentUser());
  return store;
};
