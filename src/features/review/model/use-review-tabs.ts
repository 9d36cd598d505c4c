import { useState } from 'react';

import { itemState } from '@/features/news';
import { useExtensions } from '@/shared/config/extensions';
import { COMMENTS_PARAMETER } from '@/shared/config/paths';
import type { Id, NewsItem } from '@/shared/contract';
import { useUrlParams } from '@/shared/lib/use-url-params';

/** What an approver looks up beside the article. */
export type ReviewTab = 'checks' | 'changes' | 'history' | 'comments';

/**
 * The tabs beside an item and the one that is open: at first the comments if the address asks for them, or the changes of an item that has any. `compare` switches
 * between the changes and the checks; it is undefined if there are none: before the first approval readers have seen nothing.
 * @param news the item on screen
 */
export const useReviewTabs = (news: NewsItem | undefined) => {
  const extensions = useExtensions();
  const [params] = useUrlParams();
  const [chosen, setChosen] = useState<{ newsId: Id; tab: ReviewTab }>();
  const hasChanges =
    news?.published &&
    itemState(news, Date.now()).newest === 'waits' &&
    extensions.includes('published-copy');
  const tabs: ReviewTab[] = ['checks'];
  if (hasChanges) tabs.push('changes');
  if (extensions.includes('audit')) tabs.push('history');
  if (extensions.includes('comments')) tabs.push('comments');
  const isChosen = chosen && chosen.newsId === news?.id && tabs.includes(chosen.tab);
  const isAsked = params.has(COMMENTS_PARAMETER) && tabs.includes('comments');
  const first = isAsked ? 'comments' : hasChanges ? 'changes' : 'checks';
  const tab = isChosen ? chosen.tab : first;
  const openTab = (next: ReviewTab) => news && setChosen({ newsId: news.id, tab: next });
  const compare = hasChanges ? () => openTab(tab === 'changes' ? 'checks' : 'changes') : undefined;
  return { tabs, tab, openTab, compare };
};
