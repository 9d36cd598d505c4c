/**
 * The pages of this feature, each a chunk of its own, for the route table. The overview wants the recent news
 * from outside: the news feature builds on this one and not the other way round.
 */
export const journalistPages = {
  list: () => import('./pages/group-list-page').then((module) => module.GroupListPage),
  listData: () => import('./pages/group-list-page').then((module) => module.prefetchGroups),
  create: () => import('./pages/group-create-page').then((module) => module.GroupCreatePage),
  overview: () => import('./pages/group-overview-page').then((module) => module.GroupOverviewPage),
  invite: () => import('./pages/member-invite-page').then((module) => module.MemberInvitePage),
};
