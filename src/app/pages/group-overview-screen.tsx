import type { ComponentType } from 'react';

import { journalistPages } from '@/features/journalists/routes';
import { mediaPages } from '@/features/media/routes';
import { newsPages } from '@/features/news/routes';

/**
 * Combines four features on one page: the overview belongs to `journalists`, the recent news to `news` and the newest pictures to
 * `media`, which depend on `journalists`, and the figures to `figures`. Their chunks load in parallel.
 */
export const loadGroupOverviewScreen = async (): Promise<ComponentType> => {
  const [GroupOverviewPage, RecentNews, RecentMedia, { FiguresSection }] = await Promise.all([
    journalistPages.overview(),
    newsPages.recent(),
    mediaPages.recent(),
    import('@/features/figures'),
  ]);
  return function GroupOverviewScreen() {
    return <GroupOverviewPage RecentNews={RecentNews} RecentMedia={RecentMedia} Figures={FiguresSection} />;
  };
};
