/** The page of this feature for the route table; a separate chunk. */
export const historyPages = {
  versions: () => import('./pages/news-versions-page').then((module) => module.NewsVersionsPage),
};
