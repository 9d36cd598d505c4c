import { styled } from '@mui/material/styles';

import type { NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useNow } from '@/shared/lib/use-now';
import { formatDate } from '@/shared/text/format-date';

import { newsMessages } from '../messages';

const Planned = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

/** The publishing date of an item; marked as planned while it lies ahead. */
export function PublishedDate({ news: { publishedAt } }: { news: Pick<NewsSummary, 'publishedAt'> }) {
  const messages = useMessages(newsMessages);
  return (
    <>
      <span>{formatDate(publishedAt)}</span>
      {Date.parse(publishedAt) > useNow() && <Planned>{messages.planned}</Planned>}
    </>
  );
}
