/** The pages of this feature, each a chunk of its own, for the route table. */
export const countryPages = {
  list: () => import('./pages/country-list-page').then((module) => module.CountryListPage),
  listData: () => import('./pages/country-list-page').then((module) => module.prefetchCountries),
  create: () => import('./pages/country-create-page').then((module) => module.CountryCreatePage),
  edit: () => import('./pages/country-edit-page').then((module) => module.CountryEditPage),
};
