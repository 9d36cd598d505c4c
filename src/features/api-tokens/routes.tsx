/** The page of this feature for the route table, as a separate chunk. */
export const tokenPages = {
  list: () => import('./pages/token-list-page').then((module) => module.TokenListPage),
};
