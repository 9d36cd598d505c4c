import type { ComponentType } from 'react';

import { journalistPages } from '@/features/journalists/routes';
import { mediaPages } from '@/features/media/routes';
import { newsPages } from '@/features/news/routes';

/**
 * Combines five features on one page: the overview belongs to `journalists`, the recent news to `news` and the newest pictures to
 * `media`, which depend on `journalists`, the figures to `figures` and the templates to `templates`. Their chunks load in parallel.
 */
export const loadGroupOverviewScreen = async (): Promise<ComponentType> => {
  const [GroupOverviewPage, RecentNews, RecentMedia, { FiguresSection }, { TemplatesTab }] =
    await Promise.all([
      journalistPages.overview(),
      newsPages.recent(),
      mediaPages.recent(),
      import('@/features/figures'),
      import('@/features/templates'),
    ]);
  return function GroupOverviewScreen() {
    return (
      <GroupOverviewPage
        RecentNews={RecentNews}
        RecentMedia={RecentMedia}
        Figures={FiguresSection}
        Templates={TemplatesTab}
      />
    );
  };
};
