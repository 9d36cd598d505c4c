import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { Id, NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import type { Column } from '@/shared/ui/data-table/data-table';
import { dateCards } from '@/shared/ui/data-table/date-cards';

import { newsMessages } from '../messages';
import { NewsDate, PublishedDate } from '../state/published-date';
import { StateLine } from '../state/state-line';

import { NewsCover } from './news-cover';
import { NewsState } from './news-state';
import { NewsTitle } from './news-title';

/** From 1280 px on as wide as is comfortable; below, beside the sidebar, so narrow that the title has room: a date takes two lines. */
export const NEWS_WIDTHS = {
  cover: 'clamp(86px, calc(6.25vw + 16px), 96px)',
  status: 'clamp(200px, calc(34.6vw - 166px), 320px)',
  date: 'clamp(82px, calc(22.6vw - 149px), 140px)',
};

/** The mark beside the title of an item. */
type MarkOf = (newsId: Id) => ReactNode;

/** The columns that identify an item, shared by all news lists. */
const useItemColumns = (groupId: Id, search = '', markOf?: MarkOf): Column<NewsSummary>[] => {
  const messages = useMessages(newsMessages);
  return useMemo(
    () => [
      {
        key: 'title',
        card: 'title',
        header: messages.title,
        render: ({ id, title, snippet }) => (
          <NewsTitle
            title={title}
            to={paths.newsReview.href(groupId, id)}
            search={search}
            snippet={snippet}
            mark={markOf?.(id)}
          />
        ),
      },
      {
        key: 'cover',
        card: 'picture',
        header: messages.coverImage,
        width: NEWS_WIDTHS.cover,
        render: ({ coverImageUrl }) => <NewsCover url={coverImageUrl} />,
      },
    ],
    [messages, groupId, search, markOf],
  );
};

/** The columns of the latest news of a group (GRP-07). */
export const useRecentNewsColumns = (groupId: Id): Column<NewsSummary>[] => {
  const messages = useMessages(newsMessages);
  const item = useItemColumns(groupId);
  return useMemo(
    () => [
      ...item,
      {
        key: 'status',
        card: 'state',
        header: messages.status,
        width: '26%',
        render: (news) => <StateLine news={news} />,
      },
      {
        key: 'published',
        header: messages.published,
        width: '16%',
        render: (news) => <PublishedDate news={news} />,
      },
    ],
    [messages, item],
  );
};

type GroupNewsOptions = {
  mayApprove: boolean;
  onApprove: (news: NewsSummary) => void;
  /** The search that found the rows. */
  search: string;
  markOf?: MarkOf | undefined;
};

/** The columns of a group's news (NWS-01). */
export const useGroupNewsColumns = (
  groupId: Id,
  { mayApprove, onApprove, search, markOf }: GroupNewsOptions,
): Column<NewsSummary>[] => {
  const messages = useMessages(newsMessages);
  const item = useItemColumns(groupId, search, markOf);
  const [publishedCard, createdCard] = dateCards();
  return useMemo(
    () => [
      ...item,
      {
        key: 'status',
        card: 'state',
        header: messages.status,
        width: NEWS_WIDTHS.status,
        render: (news) => <NewsState news={news} mayApprove={mayApprove} onApprove={onApprove} />,
      },
      {
        key: 'published',
        card: publishedCard,
        cardLabel: messages.published,
        header: messages.published,
        width: NEWS_WIDTHS.date,
        render: (news) => <PublishedDate news={news} />,
      },
      {
        key: 'created',
        card: createdCard,
        cardLabel: messages.created,
        header: messages.created,
        width: NEWS_WIDTHS.date,
        render: ({ createdAt }) => <NewsDate>{formatDate(createdAt)}</NewsDate>,
      },
      {
        key: 'edit',
        card: 'actions',
        header: messages.edit,
        width: 56,
        render: ({ id, title }) => (
          <Link to={paths.newsEdit.href(groupId, id)} aria-label={messages.editNamed(title)}>
            {messages.edit}
          </Link>
        ),
      },
    ],
    [messages, item, groupId, mayApprove, onApprove, publishedCard, createdCard],
  );
};
