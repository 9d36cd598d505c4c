import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';

import { useBarHeight } from './use-bar-height';

const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  marginTop: theme.spacing(2),
  // Wide enough to cover the focus ring of the fields, which extends beyond them.
  marginInline: theme.spacing(-0.5),
  padding: theme.spacing(1.5, 0.5),
  paddingBlockEnd: `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  // On a low screen, such as a phone in landscape, a sticky bar would leave no room for the fields.
  '@media (max-height: 480px)': { position: 'static' },
}));

/** The buttons of a form, sticky at the bottom of the window. */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <Root ref={bar} data-action-bar>
      {children}
    </Root>
  );
}
