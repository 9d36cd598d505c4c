import type { ComponentType } from 'react';

import { journalistPages } from '@/features/journalists/routes';

/**
 * The one screen of three features: the overview belongs to journalists, the recent news in it to news, which builds
 * on journalists, and the figures to a feature of their own. Their chunks are fetched side by side.
 */
export const loadGroupOverviewScreen = async (): Promise<ComponentType> => {
  const [GroupOverviewPage, { RecentNews }, { FiguresSection }] = await Promise.all([
    journalistPages.overview(),
    import('@/features/news'),
    import('@/features/figures'),
  ]);
  return function GroupOverviewScreen() {
    return <GroupOverviewPage RecentNews={RecentNews} Figures={FiguresSection} />;
  };
};
