import { useLocation } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useLastPlace } from '@/shared/lib/list-places';

/** The state of the router's entry of a review page: the address of the list that it was opened from. Kept over a reload. */
export type OpenedFrom = { list: string };

const isOpenedFrom = (state: unknown): state is OpenedFrom =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

const isListOf = (groupId: Id, address: string) =>
  [paths.news, paths.groupNews.href(groupId)].includes(address.split('?')[0] ?? '');

/**
 * The list that a review page follows, with its filters, order and page: the one that it was opened from, else the group's
 * list as it was left, else what waits in the group.
 */
export const useOpenedList = (groupId: Id): string => {
  const { state } = useLocation() as { state: unknown }; // the router types it as any
  const ofGroup = paths.groupNews.href(groupId);
  const last = useLastPlace(ofGroup);
  if (isOpenedFrom(state) && isListOf(groupId, state.list)) return state.list;
  return ofGroup + (last ?? '?state=waiting');
};
