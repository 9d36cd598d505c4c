import { styled } from '@mui/material/styles';

import type { TextPart } from '@/shared/contract';

const Mark = styled('mark')(({ theme }) => ({
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.text.primary,
}));

/** A text with what a search matched in it. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  // Parts have no identity of their own, and never change their order.
  return parts.map(({ text, isMatch }, index) => (isMatch ? <Mark key={index}>{text}</Mark> : text));
}
