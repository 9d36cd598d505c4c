/** The pages of this feature for the route table, and what other pages show of it; each is a separate chunk. */
export const newsPages = {
  deleted: () => import('./pages/deleted-news-page').then((module) => module.DeletedNewsPage),
  /** The latest news of a group, for its overview. */
  recent: () => import('./list/recent-news').then((module) => module.RecentNews),
  /** How to undo audit records about news. */
  undo: () => import('./trash/undo').then((module) => module.newsUndo),
};
