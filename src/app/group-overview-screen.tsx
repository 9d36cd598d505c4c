import type { ComponentType } from 'react';

import { journalistPages } from '@/features/journalists/routes';

/**
 * The one screen of two features: the overview belongs to journalists, the recent news in it to news, which builds
 * on journalists. Both chunks are fetched side by side.
 */
export const loadGroupOverviewScreen = async (): Promise<ComponentType> => {
  const [GroupOverviewPage, { RecentNews }] = await Promise.all([
    journalistPages.overview(),
    import('@/features/news'),
  ]);
  return function GroupOverviewScreen() {
    return <GroupOverviewPage RecentNews={RecentNews} />;
  };
};
