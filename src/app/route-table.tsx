import type { ComponentType } from 'react';

import { authPages } from '@/features/auth/routes';
import { categoryPages } from '@/features/categories/routes';
import { countryPages } from '@/features/countries/routes';
import { journalistPages } from '@/features/journalists/routes';
import { newsPages } from '@/features/news/routes';
import { userPages } from '@/features/users/routes';
import type { Prefetch } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { Permission } from '@/shared/contract';

import { loadGroupOverviewScreen } from './group-overview-screen';
import { appPages } from './pages/routes';

export type PageRoute = {
  path: string;
  /** Loads the page's chunk. */
  page: () => Promise<ComponentType>;
  /** Asks for what the page shows first, ahead of the page. */
  data?: () => Promise<Prefetch>;
  /** The permission bits a visitor must have, else the 403 page (PRM-08). */
  needs?: number;
};

export const signInRoute: PageRoute = { path: paths.signIn, page: authPages.signIn };

/** Every page inside the layout and who may see it: changing that is changing one line here (PRM-09). */
export const pageTable: PageRoute[] = [
  { path: paths.dashboard, page: appPages.dashboard },
  { path: paths.users, page: userPages.list, data: userPages.listData, needs: Permission.USER_SEARCH },
  { path: paths.user.pattern, page: userPages.detail, needs: Permission.USER_READ },
  { path: paths.groups, page: journalistPages.list, data: journalistPages.listData },
  { path: paths.groupCreate, page: journalistPages.create, needs: Permission.NEWS_CREATE_JOURNALIST_GROUP },
  { path: paths.group.pattern, page: loadGroupOverviewScreen },
  { path: paths.memberInvite.pattern, page: journalistPages.invite },
  { path: paths.groupNews.pattern, page: newsPages.groupNews },
  { path: paths.newsCreate.pattern, page: newsPages.create, data: newsPages.createData },
  { path: paths.newsEdit.pattern, page: newsPages.edit },
  { path: paths.news, page: newsPages.placeholder },
  { path: paths.categories, page: categoryPages.list, data: categoryPages.listData },
  { path: paths.categoryCreate, page: categoryPages.create, needs: Permission.NEWS_CATEGORY_CREATE },
  { path: paths.categoryEdit.pattern, page: categoryPages.edit, needs: Permission.USER_READ },
  { path: paths.countries, page: countryPages.list, data: countryPages.listData },
  { path: paths.countryCreate, page: countryPages.create, needs: Permission.NEWS_COUNTRY_CREATE },
  { path: paths.countryEdit.pattern, page: countryPages.edit, needs: Permission.NEWS_COUNTRY_EDIT },
  { path: paths.quizzes, page: appPages.notAvailable },
  { path: paths.quizCategories, page: appPages.notAvailable },
  { path: paths.quizList, page: appPages.notAvailable },
];
