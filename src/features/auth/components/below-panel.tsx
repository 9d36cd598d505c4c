import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The padding of the panel and its border (public/index.html). */
const EDGE_PX = 33;

const Place = styled('div')({ height: 0 });
const Below = styled('div')(({ theme }) => ({
  position: 'relative',
  top: EDGE_PX + 16,
  display: 'grid',
  gap: theme.spacing(1),
  marginInline: -EDGE_PX,
  paddingBottom: theme.spacing(2),
}));

/** Other ways to sign in, under the panel: the static form has none of them, and nothing may move when they come. */
export function BelowPanel({ children }: { children: ReactNode }) {
  return (
    <Place>
      <Below>{children}</Below>
    </Place>
  );
}
