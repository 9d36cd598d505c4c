import { styled } from '@mui/material/styles';

import { PostStatus, type NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';

import { newsMessages } from '../messages';

const Planned = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

/** The publishing date of an item; marked as planned if the item is not on the website. */
export function PublishedDate({ news }: { news: Pick<NewsSummary, 'publishedAt' | 'status'> }) {
  const messages = useMessages(newsMessages);
  const isPlanned = news.status !== PostStatus.Published && news.publishedAt !== '';
  return (
    <>
      <span>{formatDate(news.publishedAt)}</span>
      {isPlanned && <Planned>{messages.planned}</Planned>}
    </>
  );
}
