import { tokenPages } from '@/features/api-tokens/routes';
import { authPages } from '@/features/auth/routes';
import { categoryPages } from '@/features/categories/routes';
import { countryPages } from '@/features/countries/routes';
import { deskPages } from '@/features/desk/routes';
import { historyPages } from '@/features/history/routes';
import { journalistPages } from '@/features/journalists/routes';
import { mediaPages } from '@/features/media/routes';
import { newsPages } from '@/features/news/routes';
import { newsListPages } from '@/features/news-lists/routes';
import { notificationPages } from '@/features/notifications/routes';
import { accountPages } from '@/features/own-account/routes';
import { reviewPages } from '@/features/review/routes';
import { userPages } from '@/features/users/routes';
import { webhookPages } from '@/features/webhooks/routes';
import { writingPages } from '@/features/writing/routes';
import { paths } from '@/shared/config/paths';
import { Permission } from '@/shared/contract';

import { loadAuditScreen } from '../pages/audit-screen';
import { loadGroupOverviewScreen } from '../pages/group-overview-screen';
import { appPages } from '../pages/routes';
import { loadUserDetailScreen } from '../pages/user-detail-screen';

import type { NamedPage } from './page-names';

export const signInRoute: NamedPage = { path: paths.signIn, page: authPages.signIn };

/**
 * Every page inside the layout and who may open it. To change an access rule, change one line here (PRM-09).
 */
export const pageTable: NamedPage[] = [
  { path: paths.dashboard, page: deskPages.dashboard, data: deskPages.dashboardData },
  { path: paths.account, page: accountPages.account },
  {
    path: paths.notifications,
    label: 'Notifications',
    page: notificationPages.list,
    extension: 'notifications',
  },
  {
    path: paths.users,
    label: 'Users',
    page: userPages.list,
    data: userPages.listData,
    needs: Permission.USER_SEARCH,
  },
  {
    path: paths.userCreate,
    label: 'Create',
    page: userPages.create,
    needs: Permission.ADMINISTRATOR,
    extension: 'accounts',
  },
  {
    path: paths.userEdit.pattern,
    label: 'Edit',
    page: userPages.edit,
    needs: Permission.ADMINISTRATOR,
    extension: 'accounts',
  },
  {
    path: paths.user.pattern,
    label: 'User',
    page: () => loadUserDetailScreen(openPages()),
    needs: Permission.USER_READ,
  },
  {
    path: paths.audit,
    label: 'Audit log',
    page: loadAuditScreen,
    needs: Permission.ADMINISTRATOR,
    extension: 'audit',
  },
  {
    path: paths.webhooks,
    label: 'Webhooks',
    page: webhookPages.list,
    needs: Permission.ADMINISTRATOR,
    extension: 'webhooks',
  },
  {
    path: paths.webhook.pattern,
    label: 'Deliveries',
    page: webhookPages.deliveries,
    needs: Permission.ADMINISTRATOR,
    extension: 'webhooks',
  },
  {
    path: paths.tokens,
    label: 'Tokens',
    page: tokenPages.list,
    needs: Permission.ADMINISTRATOR,
    extension: 'tokens',
  },
  { path: paths.groups, label: 'Journalists', page: journalistPages.list, data: journalistPages.listData },
  {
    path: paths.groupCreate,
    label: 'Create',
    page: journalistPages.create,
    needs: Permission.NEWS_CREATE_JOURNALIST_GROUP,
  },
  { path: paths.group.pattern, label: 'Group', page: loadGroupOverviewScreen },
  { path: paths.memberInvite.pattern, label: 'Invite member', page: journalistPages.invite },
  { path: paths.groupNews.pattern, label: 'News', page: newsListPages.ofGroup },
  {
    path: paths.deletedNews.pattern,
    label: 'Deleted',
    page: newsPages.deleted,
    extension: 'trash',
  },
  { path: paths.media.pattern, label: 'Media library', page: mediaPages.library, extension: 'media' },
  {
    path: paths.deletedMedia.pattern,
    label: 'Deleted pictures',
    page: mediaPages.deleted,
    extension: 'media',
  },
  {
    path: paths.newsCreate.pattern,
    label: 'Create',
    page: writingPages.create,
    data: writingPages.createData,
  },
  {
    path: paths.newsReview.pattern,
    label: 'Review',
    page: reviewPages.review,
    data: writingPages.createData,
  },
  { path: paths.newsEdit.pattern, label: 'Edit', page: writingPages.edit },
  {
    path: paths.newsVersions.pattern,
    label: 'Versions',
    page: historyPages.versions,
    data: writingPages.createData,
    extension: 'versions',
  },
  { path: paths.news, page: newsListPages.ofAllGroups },
  { path: paths.categories, label: 'Categories', page: categoryPages.list, data: categoryPages.listData },
  {
    path: paths.categoryCreate,
    label: 'Create',
    page: categoryPages.create,
    needs: Permission.NEWS_CATEGORY_CREATE,
  },
  { path: paths.categoryEdit.pattern, label: 'Edit', page: categoryPages.edit, needs: Permission.USER_READ },
  { path: paths.countries, label: 'Countries', page: countryPages.list, data: countryPages.listData },
  {
    path: paths.countryCreate,
    label: 'Create',
    page: countryPages.create,
    needs: Permission.NEWS_COUNTRY_CREATE,
  },
  {
    path: paths.countryEdit.pattern,
    label: 'Edit',
    page: countryPages.edit,
    needs: Permission.NEWS_COUNTRY_EDIT,
  },
  { path: paths.quizzes, page: appPages.notAvailable },
  { path: paths.quizCategories, label: 'Categories', page: appPages.notAvailable },
  { path: paths.quizList, label: 'Quiz', page: appPages.notAvailable },
];

/** All pages except the placeholders. */
export function openPages(): NamedPage[] {
  return pageTable.filter(({ page }) => page !== appPages.notAvailable);
}
