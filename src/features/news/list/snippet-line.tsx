import { styled } from '@mui/material/styles';

import type { Snippet } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { MarkedText } from './marked-text';
import { foundInMessages } from './messages';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: theme.spacing(0.25),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** Where a search found an item, below its title. */
export function SnippetLine({ snippet: { field, parts } }: { snippet: Snippet }) {
  const foundIn = useMessages(foundInMessages);
  return (
    <Line>
      {`${foundIn[field]}: `}
      <MarkedText parts={parts} />
    </Line>
  );
}
