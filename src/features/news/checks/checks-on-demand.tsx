import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { checks } from './load-checks';
import type { NewsChecks } from './news-checks';

// As high as the folded panel, and with its edge: nothing below moves when it arrives, and no gap shows before.
const Room = styled('div')(({ theme }) => ({
  minHeight: 48,
  '&:empty': {
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: `calc(${theme.vars.shape.borderRadius} + 2px)`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

type Props = ComponentProps<typeof NewsChecks> & {
  /** Whether there is anything to judge yet. */
  wanted?: boolean;
};

/** The panel of the checks, fetched once what stands around it is drawn. */
export function ChecksOnDemand({ wanted = true, ...props }: Props) {
  const part = checks.usePart(wanted);
  return <Room>{wanted && part && <part.NewsChecks {...props} />}</Room>;
}
