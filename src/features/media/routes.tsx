/** The pages of this feature for the route table, and what other pages show of it; each is a separate chunk. */
export const mediaPages = {
  library: () => import('./pages/media-page').then((module) => module.MediaPage),
  deleted: () => import('./pages/deleted-media-page').then((module) => module.DeletedMediaPage),
  /** The newest pictures of a group, for its overview. */
  recent: () => import('./components/recent-media').then((module) => module.RecentMedia),
};
