import { matchRoutes } from 'react-router-dom';

import { loadCurrentUser, selectCurrentUser } from '@/features/auth/routes';
import type { AppStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { hasPermission, type User } from '@/shared/contract';
import { hasSession } from '@/shared/session/session';

import type { PageRoute } from '../routes/page-route';
import { pageTable } from '../routes/route-table';

/** Runs the callback once, as soon as `find` returns a value. */
const when = <T>(store: AppStore, find: () => T | undefined, run: (found: T) => void) => {
  const look = () => {
    const found = find();
    if (found === undefined) return;
    stop();
    run(found);
  };
  const stop = store.subscribe(look);
  look();
};

const whenKnown = (store: AppStore, run: (user: User) => void) =>
  when(
    store,
    () => selectCurrentUser(store.getState()).data,
    // The server refuses every call until the second factor is set up.
    (user) => !user.needsSecondFactor && run(user),
  );

/**
 * Prefetches only what the server would not refuse. A page without a permission does not wait for the user.
 */
const whenAllowed = ({ needs }: PageRoute, store: AppStore, ask: () => void) => {
  if (needs === undefined) when(store, () => hasSession() || undefined, ask);
  else whenKnown(store, (user) => hasPermission(user.permission, needs) && ask());
};

/** Ignore a failed prefetch: the page loads the same data later and reports the failure. */
const tellLater = () => undefined;

/**
 * Prefetches a page: its chunk, and its first data if the person may see them. Used at the start, and when a
 * pointer or the focus rests on a link.
 */
export const preloadPage = (path: string, store: AppStore) => {
  const [match] = matchRoutes(pageTable, path) ?? [];
  if (!match) return;
  const { route, params } = match;
  route.page().catch(tellLater);
  route
    .data?.()
    .then((prefetch) => whenAllowed(route, store, () => store.dispatch(prefetch(params))))
    .catch(tellLater);
};

/** Prefetches the lists that people open most often after the dashboard, as soon as the user is known. */
export const preloadFirstLists = async (store: AppStore) => {
  const lists = await Promise.all(
    pageTable
      .filter(({ path }) => path === paths.users || path === paths.groups)
      .map(async (route) => ({ route, prefetch: await route.data?.() })),
  ).catch(() => []);
  whenKnown(store, () =>
    lists.forEach(
      ({ route, prefetch }) => prefetch && whenAllowed(route, store, () => void store.dispatch(prefetch({}))),
    ),
  );
};

/** Requests the user and the data of the page in the address bar; nothing for a visitor without a session. */
export const preloadFirstPage = (store: AppStore) => {
  if (!hasSession()) return;
  const { pathname, search } = window.location;
  store.dispatch(loadCurrentUser());
  if (!search) preloadPage(pathname, store);
};
