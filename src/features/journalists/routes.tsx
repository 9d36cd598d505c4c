/**
 * The pages of this feature for the route table; each is a separate chunk. The overview receives the recent
 * news as a component, because the news feature depends on this one and not the other way round.
 */
export const journalistPages = {
  list: () => import('./pages/group-list-page').then((module) => module.GroupListPage),
  listData: () => import('./pages/group-list-page').then((module) => module.prefetchGroups),
  create: () => import('./pages/group-create-page').then((module) => module.GroupCreatePage),
  overview: () => import('./pages/group-overview-page').then((module) => module.GroupOverviewPage),
  invite: () => import('./pages/member-invite-page').then((module) => module.MemberInvitePage),
};
