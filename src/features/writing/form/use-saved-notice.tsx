import { useNavigate } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import { type Id, type NewsItem, nextApproval, PostStatus } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useCopy } from '@/shared/ui/copy-field/use-copy';
import { ActionNotice } from '@/shared/ui/toast/action-notice';
import { toast } from '@/shared/ui/toast/toast';

import { newsFormMessages } from '../messages';

import type { Sent } from './use-upload';

/** Whether somebody has to approve an item before readers see it. */
const isAwaited = (news: NewsItem) =>
  news.status !== PostStatus.Published && news.waitingSince !== null && nextApproval(news) !== null;

/** Returns a function that tells what happens now to the item that was saved, and leads to it. */
export const useSavedNotice = (groupId: Id) => {
  const messages = useMessages(newsFormMessages);
  const navigate = useNavigate();
  const { copy } = useCopy();
  return ({ news, meant = 'saves' }: Sent) => {
    const next =
      meant !== 'saves' ? messages[`${meant}Done`] : news && isAwaited(news) ? messages.sentDone : null;
    if (next === null) return;
    if (!news) return void toast.blank(next);
    const open = () => void navigate(paths.newsReview.href(groupId, news.id));
    const actions = [{ label: messages.open, onAction: open }];
    if (news.fullUrl)
      actions.push({ label: messages.copyLink, onAction: () => void copy(news.fullUrl, null) });
    toast.offer(<ActionNotice actions={actions}>{next}</ActionNotice>);
  };
};
