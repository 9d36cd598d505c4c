/** The pages that belong to no feature. */
export const appPages = {
  dashboard: () => import('./dashboard-page').then((module) => module.DashboardPage),
  notAvailable: () => import('./not-available-page').then((module) => module.NotAvailablePage),
};
