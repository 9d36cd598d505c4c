/** The pages that belong to no feature. */
export const appPages = {
  notAvailable: () => import('./not-available-page').then((module) => module.NotAvailablePage),
};
