import { matchRoutes } from 'react-router-dom';

import { selectCurrentUser } from '@/features/auth';
import type { AppStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { hasPermission } from '@/shared/contract';

import { pageTable, type PageRoute } from './route-table';

const maySee = ({ needs = 0 }: PageRoute, store: AppStore) => {
  const user = selectCurrentUser(store.getState()).data;
  return user !== undefined && hasPermission(user.permission, needs);
};

/**
 * Fetches a page ahead of the click, once a pointer or the focus shows where it will go: its chunk, and the list that
 * it shows first where the person may see it.
 */
export const preloadPage = (path: string, store: AppStore) => {
  const route = matchRoutes(pageTable, path)?.[0]?.route;
  void route?.page();
  if (route && maySee(route, store)) void route.data?.().then((prefetch) => store.dispatch(prefetch()));
};

/**
 * Fetches the lists that most often follow the dashboard, which has nothing to load itself, in the moment that it is
 * known who has signed in: the chunks are there by then, or the answer would wait until the layout is drawn.
 */
export const preloadFirstLists = async (store: AppStore) => {
  const lists = await Promise.all(
    pageTable
      .filter(({ path }) => path === paths.users || path === paths.groups)
      .map(async (route) => ({ route, prefetch: await route.data?.() })),
  ).catch(() => []);
  const ask = () => {
    if (!selectCurrentUser(store.getState()).data) return;
    stop();
    lists.forEach(({ route, prefetch }) => prefetch && maySee(route, store) && store.dispatch(prefetch()));
  };
  const stop = store.subscribe(ask);
  ask();
};
