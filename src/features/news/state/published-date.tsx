import { styled } from '@mui/material/styles';

import type { NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useNow } from '@/shared/lib/use-now';
import { formatDate } from '@/shared/text/format-date';

import { COVER_PX } from '../list/news-cover';
import { newsMessages } from '../messages';

/** A date of an item, in the room of its row. */
export const NewsDate = styled('span')(({ theme }) => ({
  '& > small': {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  // In a table the two lines are as high as the cover beside them, so that all rows have one height.
  [theme.breakpoints.up('md')]: { display: 'block', lineHeight: `${COVER_PX.height / 2}px` },
  // There the date alone takes two lines; the state of the item says the same.
  [theme.breakpoints.between('md', 'xl')]: {
    '& > small': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  [theme.breakpoints.between('sm', 'md')]: { '& > small': { display: 'inline', marginInlineStart: 6 } },
}));

/** The publishing date of an item; marked as planned while it lies ahead. */
export function PublishedDate({ news: { publishedAt } }: { news: Pick<NewsSummary, 'publishedAt'> }) {
  const messages = useMessages(newsMessages);
  return (
    <NewsDate>
      {formatDate(publishedAt)}
      {Date.parse(publishedAt) > useNow() && <small>{messages.planned}</small>}
    </NewsDate>
  );
}
