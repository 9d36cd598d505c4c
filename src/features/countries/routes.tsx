/** The pages of this feature for the route table; each is a separate chunk. */
export const countryPages = {
  list: () => import('./pages/country-list-page').then((module) => module.CountryListPage),
  listData: () => import('./pages/country-list-page').then((module) => module.prefetchCountries),
  create: () => import('./pages/country-create-page').then((module) => module.CountryCreatePage),
  edit: () => import('./pages/country-edit-page').then((module) => module.CountryEditPage),
};
