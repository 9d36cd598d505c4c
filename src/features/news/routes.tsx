/** The pages of this feature, each a chunk of its own, for the route table. */
export const newsPages = {
  placeholder: () => import('./pages/news-page').then((module) => module.NewsPage),
  groupNews: () => import('./pages/group-news-page').then((module) => module.GroupNewsPage),
};
