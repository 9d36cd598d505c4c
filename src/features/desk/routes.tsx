/** The page of this feature for the route table, with its prefetch function; a separate chunk. */
export const deskPages = {
  dashboard: () => import('./pages/dashboard-page').then((module) => module.DashboardPage),
  dashboardData: () => import('./pages/dashboard-page').then((module) => module.prefetchDesk),
};
