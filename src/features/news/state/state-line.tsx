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
  // In a list it is one line, so that all rows have the same height. Only a time with its zone can be too wide for its column;
  // the next one says it too. The outline of a button has room.
  'td &': {
    flexWrap: 'nowrap',
    overflow: 'clip',
    overflowClipMargin: 4,
    '& > *': { flex: 'none', maxWidth: 'none', whiteSpace: 'nowrap' },
    '& > small': { flex: '0 1 auto', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
}));

/** What is cut in a list is said to whoever points at it; the time in it passes, so it is read then. */
const sayWhole = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  currentTarget.title =
    currentTarget.scrollWidth > currentTarget.clientWidth ? currentTarget.textContent : '';
};

type Props = {
  news: NewsSummary;
  /** Takes the place of the badges; what they say then stands beside it in words (NWS-02). */
  button?: ReactNode;
};

/** The state of an item in one line: what readers get, whether it was returned, and what else is to know. */
export function StateLine({ news, button }: Props) {
  return (
    <Root>
      {button ?? (
        <>
          <StatusBadge news={news} />
          <ReturnBadge returned={news.returned} />
        </>
      )}
      <small onPointerEnter={sayWhole}>
        <StateWords news={news} hasBadge={button === undefined} />
      </small>
    </Root>
  );
}
