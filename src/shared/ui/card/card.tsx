import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

import { textLanguage } from '@/shared/i18n/text-language';

const Root = styled('section')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `calc(${theme.vars.shape.borderRadius} + 2px)`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h3, margin: 0 },
}));

const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2) }));

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  actions?: ReactNode;
  /** Without padding, for a table that reaches the edges. */
  flush?: boolean;
};

/** A surface that holds things that belong together (KIT-02). */
export function Card({ title, actions, flush = false, children, ...props }: CardProps) {
  return (
    <Root {...props}>
      {(title ?? actions) && (
        <Head>
          {title ? <h2 lang={textLanguage(title)}>{title}</h2> : <span />}
          {actions}
        </Head>
      )}
      {flush ? children : <Body>{children}</Body>}
    </Root>
  );
}
