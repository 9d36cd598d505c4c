/** The pages of this feature, each a chunk of its own, for the route table. */
export const userPages = {
  list: () => import('./pages/user-list-page').then((module) => module.UserListPage),
  firstUsers: () => import('./pages/user-list-page').then((module) => module.firstUsers),
  detail: () => import('./pages/user-detail-page').then((module) => module.UserDetailPage),
};
