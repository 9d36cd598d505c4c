import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { NewsSummary } from '@/shared/contract';

import { ReturnBadge } from '../returns/return-badge';

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
}));

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
      <small>
        <StateWords news={news} hasBadge={button === undefined} />
      </small>
    </Root>
  );
}
