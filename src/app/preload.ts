import { matchRoutes } from 'react-router-dom';

import { pageTable } from './route-table';

/** Fetches the chunk of a page ahead of the click, once a pointer or the focus shows where it will go. */
export const preloadPage = (path: string) => {
  const [match] = matchRoutes(pageTable, path) ?? [];
  void match?.route.page();
};
