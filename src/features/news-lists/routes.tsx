/** The pages of this feature for the route table; each is a separate chunk. */
export const newsListPages = {
  ofAllGroups: () => import('./pages/news-page').then((module) => module.NewsPage),
  ofGroup: () => import('./pages/group-news-page').then((module) => module.GroupNewsPage),
};
