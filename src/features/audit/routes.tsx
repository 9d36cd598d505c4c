/** The page of this feature, a chunk of its own, for the route table. */
export const auditPages = {
  list: () => import('./pages/audit-page').then((module) => module.AuditPage),
};
