import { matchRoutes } from 'react-router-dom';

import { selectCurrentUser } from '@/features/auth/routes';
import type { AppStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { hasPermission, type User } from '@/shared/contract';
import { hasSession } from '@/shared/session/session';

import type { PageRoute } from './page-route';
import { pageTable } from './route-table';

/** Runs once, as soon as the store and the session give what is looked for. */
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
    // Before a second factor is set up the server answers nothing of it.
    (user) => !user.needsSecondFactor && run(user),
  );

/** The server decides; a request that it would refuse is not sent ahead. What everybody may see waits for nobody's name. */
const whenAllowed = ({ needs }: PageRoute, store: AppStore, ask: () => void) => {
  if (needs === undefined) when(store, () => hasSession() || undefined, ask);
  else whenKnown(store, (user) => hasPermission(user.permission, needs) && ask());
};

/** What cannot be fetched ahead is fetched when it is wanted, and its failure is told then. */
const tellLater = () => undefined;

/**
 * Fetches a page ahead: its chunk, and what it asks for first where the person may see it. For the start, and for a
 * pointer or a focus that shows where the next click will go.
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

/**
 * Fetches the lists that most often follow the dashboard, as soon as it is known who has signed in.
 */
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
