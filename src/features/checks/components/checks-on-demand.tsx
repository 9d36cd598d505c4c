import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { newsMessages } from '@/features/news';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { checks } from '../load-checks';

import type { NewsChecks } from './news-checks';

// Has the height and border of the collapsed panel, so that nothing moves when the panel loads.
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
  /** Whether there is content to check. */
  wanted?: boolean;
};

/** The panel of the checks. It loads after the first render of the page. */
export function ChecksOnDemand({ wanted = true, ...props }: Props) {
  const { checks: title } = useMessages(newsMessages);
  const part = checks.usePart(wanted);
  return (
    <Room>
      {wanted && part ? (
        <part.NewsChecks {...props} />
      ) : (
        <p aria-hidden="true" lang={textLanguage(title)}>
          {title}
        </p>
      )}
    </Room>
  );
}
