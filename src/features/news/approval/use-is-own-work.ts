import { useCurrentUser } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import type { NewsItem } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

/** Whether somebody else has to approve the item, because the person wrote it and the installation wants four eyes (DSK-05). */
export const useIsOwnWork = (news: Pick<NewsItem, 'author'> | null | undefined): boolean => {
  const isWanted = useExtension('four-eyes');
  const me = useCurrentUser()?.id;
  return isWanted && news?.author !== undefined && sameId(news.author.id, me);
};
