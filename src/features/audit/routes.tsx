/** The page of this feature for the route table; a separate chunk. */
export const auditPages = {
  list: () => import('./pages/audit-page').then((module) => module.AuditPage),
};
