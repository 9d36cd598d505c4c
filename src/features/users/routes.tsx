/** The pages of this feature for the route table; each is a separate chunk. */
export const userPages = {
  list: () => import('./pages/user-list-page').then((module) => module.UserListPage),
  listData: () => import('./pages/user-list-page').then((module) => module.prefetchUsers),
  create: () => import('./pages/user-create-page').then((module) => module.UserCreatePage),
  edit: () => import('./pages/user-edit-page').then((module) => module.UserEditPage),
  detail: () => import('./pages/user-detail-page').then((module) => module.UserDetailPage),
};
