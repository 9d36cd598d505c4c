import { type Id, type PersonPresent, PRESENCE_EVERY_MS } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

import { presenceApi } from '../api/presence-api';

import { useIsVisible } from './use-is-visible';

const { useQueryState, useQuerySubscription } = presenceApi.endpoints.listPresence;

const NOBODY: readonly PersonPresent[] = [];

/**
 * The other people who have an item of a list open. Everybody who comes or leaves is announced. A laptop that is closed announces nothing,
 * so while somebody is shown, the list is polled too. All rows share one request.
 */
export const usePeopleOnRow = (groupId: Id, newsId: Id): readonly PersonPresent[] => {
  const isVisible = useIsVisible();
  const { people } = useQueryState(groupId, {
    selectFromResult: ({ data }) => ({
      people: data?.find((item) => sameId(item.newsId, newsId))?.people ?? NOBODY,
    }),
  });
  useQuerySubscription(groupId, { pollingInterval: isVisible && people.length > 0 ? PRESENCE_EVERY_MS : 0 });
  return people;
};
