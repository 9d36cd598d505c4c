import { COMMENTS_PARAMETER, paths } from '@/shared/config/paths';
import type { Notification } from '@/shared/contract';

import type { NotificationMessages } from '../messages';

/** A notification as a sentence, with the names of now. */
export const inWords = ({ kind, group, news, by }: Notification, messages: NotificationMessages): string => {
  const what = (kind === 'invited' ? group?.name : news?.title) ?? messages.deleted;
  return messages[kind](what, by?.displayName ?? messages.deleted);
};

/** Where it is seen; null if it is not there any more. */
export const placeOf = ({ kind, group, news }: Notification): string | null => {
  if (kind === 'new-device') return paths.account;
  if (!group) return null;
  if (kind === 'invited') return paths.group.href(group.id);
  if (!news || news.title === null) return null;
  const review = paths.newsReview.href(group.id, news.id);
  return kind === 'mentioned' || kind === 'commented' ? `${review}?${COMMENTS_PARAMETER}` : review;
};
