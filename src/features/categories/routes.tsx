/** The pages of this feature for the route table; each is a separate chunk. */
export const categoryPages = {
  list: () => import('./pages/category-list-page').then((module) => module.CategoryListPage),
  listData: () => import('./pages/category-list-page').then((module) => module.prefetchCategories),
  create: () => import('./pages/category-create-page').then((module) => module.CategoryCreatePage),
  edit: () => import('./pages/category-edit-page').then((module) => module.CategoryEditPage),
};
