/** The page of this feature, a chunk of its own, for the route table. */
export const deskPages = {
  dashboard: () => import('./pages/dashboard-page').then((module) => module.DashboardPage),
};
