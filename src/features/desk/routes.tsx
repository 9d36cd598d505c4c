/** The page of this feature, a chunk of its own, and what it asks for first, for the route table. */
export const deskPages = {
  dashboard: () => import('./pages/dashboard-page').then((module) => module.DashboardPage),
  dashboardData: () => import('./pages/dashboard-page').then((module) => module.prefetchDesk),
};
