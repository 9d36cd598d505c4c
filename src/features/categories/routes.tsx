/** The pages of this feature, each a chunk of its own, for the route table. */
export const categoryPages = {
  list: () => import('./pages/category-list-page').then((module) => module.CategoryListPage),
  listData: () => import('./pages/category-list-page').then((module) => module.prefetchCategories),
  create: () => import('./pages/category-create-page').then((module) => module.CategoryCreatePage),
  edit: () => import('./pages/category-edit-page').then((module) => module.CategoryEditPage),
};
