import { styled } from '@mui/material/styles';

import type { Snippet, TextPart } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { foundInMessages } from './messages';

const Mark = styled('mark')(({ theme }) => ({
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.text.primary,
}));

/** A text with what a search matched in it. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  // Parts have no identity of their own, and never change their order.
  return parts.map(({ text, isMatch }, index) => (isMatch ? <Mark key={index}>{text}</Mark> : text));
}

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
