import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  '&, & > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { display: 'grid', gap: theme.spacing(2), minWidth: 0 },
  '& > div:empty': { display: 'none' },
  // Beside the sidebar, a tablet has no room for both.
  [theme.breakpoints.up(1200)]: {
    '&:has(> div:last-of-type:not(:empty))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
}));

type Props = {
  /** What the person does next. */
  children: ReactNode;
  /** What else they may want, beside it; below it where there is no room. */
  aside?: ReactNode;
};

/** The two columns of the dashboard; one, if there is nothing beside. */
export function DeskGrid({ children, aside }: Props) {
  return (
    <Root>
      <div>{children}</div>
      <div>{aside}</div>
    </Root>
  );
}
