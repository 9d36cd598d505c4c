import { styled } from '@mui/material/styles';
import type { PointerEvent, ReactNode } from 'react';

import type { NewsSummary } from '@/shared/contract';

import { ReturnBadge } from './return-badge';
import { StateWords } from './state-words';
import { StatusBadge } from './status-badge';

const Root = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.25, 0.75),
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& small:empty': { display: 'none' },
  // Whole pixels: a line more or less would move the rows below by half of one, although the list keeps its place.
  '& > span, & > small': { lineHeight: '20px' },
  // In a list it is one line, so that all rows have the same height. What is too wide for its column ends in dots: the words first,
  // then a badge with a time and its zone. The outline of a button has room.
  'td &': {
    flexWrap: 'nowrap',
    overflow: 'clip',
    overflowClipMargin: 4,
    '& > *': { flex: 'none', maxWidth: 'none', whiteSpace: 'nowrap' },
    '& > small': { flex: '0 9999 auto', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > [data-colour]': {
      display: 'inline-block',
      flex: '0 1 auto',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
}));

/** What is cut in a list is said to whoever points at it; the time in it passes, so it is read then. */
const sayWhole = ({ target }: PointerEvent<HTMLElement>) => {
  const part = target instanceof Element && target.closest<HTMLElement>('small, [data-colour]');
  if (!part) return;
  if (part.scrollWidth > part.clientWidth) part.title = part.textContent;
  // An empty title would hide that of what is around it.
  else part.removeAttribute('title');
};

type Props = {
  news: NewsSummary;
  /** Takes the place of the badges; what they say then stands beside it in words (NWS-02). */
  button?: ReactNode;
};

/** The state of an item in one line: what readers get, whether it was returned, and what else is to know. */
export function StateLine({ news, button }: Props) {
  return (
    <Root onPointerOver={sayWhole}>
      {button ?? (
        <>
          <StatusBadge news={news} />
          <ReturnBadge returned={news.returned} />
        </>
      )}
      <small>
        <StateWords news={news} hasBadge={button === undefined} />
      </small>
    </Root>
  );
}
