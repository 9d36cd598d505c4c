import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(5, 2),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '& > p': { margin: 0, maxWidth: '34em' },
  '& small': { display: 'block', fontSize: 'inherit' },
  '&[data-dense]': { padding: 0 },
}));

type Props = {
  children: ReactNode;
  action?: ReactNode;
  /** Takes the height of a single line. */
  dense?: boolean;
};

/** A line that says that there is nothing to show, and what to do. */
export function EmptyState({ children, action, dense }: Props) {
  return (
    <Root data-dense={dense || undefined}>
      <p>{children}</p>
      {action}
    </Root>
  );
}
