import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { newsFormMessages } from '../form-messages';

import { checks } from './load-checks';
import type { NewsChecks } from './news-checks';

// As high as the folded panel, and drawn like it: nothing below moves when it arrives, and no gap shows before.
const Room = styled('div')(({ theme }) => ({
  '& > p': {
    ...theme.typography.h3,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    minHeight: 50,
    margin: 0,
    paddingInline: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: `calc(${theme.vars.shape.borderRadius} + 2px)`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
  },
}));

type Props = ComponentProps<typeof NewsChecks> & {
  /** Whether there is anything to judge yet. */
  wanted?: boolean;
};

/** The panel of the checks, fetched once what stands around it is drawn. */
export function ChecksOnDemand({ wanted = true, ...props }: Props) {
  const { checks: title } = useMessages(newsFormMessages);
  const part = checks.usePart(wanted);
  return (
    <Room>
      {wanted && part ? (
        <part.NewsChecks {...props} />
      ) : (
        <p aria-hidden="true" lang="en">
          {title}
        </p>
      )}
    </Room>
  );
}
