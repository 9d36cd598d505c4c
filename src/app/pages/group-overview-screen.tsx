import type { ComponentType } from 'react';

import { journalistPages } from '@/features/journalists/routes';
import { newsPages } from '@/features/news/routes';

/**
 * Combines three features on one page: the overview belongs to `journalists`, the recent news to `news`,
 * which depends on `journalists`, and the figures to `figures`. Their chunks load in parallel.
 */
export const loadGroupOverviewScreen = async (): Promise<ComponentType> => {
  const [GroupOverviewPage, RecentNews, { FiguresSection }] = await Promise.all([
    journalistPages.overview(),
    newsPages.recent(),
    import('@/features/figures'),
  ]);
  return function GroupOverviewScreen() {
    return <GroupOverviewPage RecentNews={RecentNews} Figures={FiguresSection} />;
  };
};
