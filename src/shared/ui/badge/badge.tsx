import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { Colour } from '../theme/palette';

const Root = styled('span')<{ 'data-colour': Colour }>(({ theme, 'data-colour': colour }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  padding: '0 8px',
  borderRadius: 16,
  fontWeight: 500,
  verticalAlign: 'middle',
  // A long name wraps: cut off, it could look the same as another.
  overflowWrap: 'anywhere',
  color: theme.vars.palette[colour].ink,
  backgroundColor: theme.vars.palette[colour].soft,
}));

type BadgeProps = { id?: string; color?: Colour; children: ReactNode };

/**
 * A short label for a row, such as a role or a status. A plain element, because a list renders twenty to forty of them.
 */
export function Badge({ color = 'secondary', ...props }: BadgeProps) {
  return <Root data-colour={color} {...props} />;
}
