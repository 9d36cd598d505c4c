import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import type { Colour } from '../theme/palette';

const Root = styled('span')<{ 'data-colour': Colour }>(({ theme, 'data-colour': colour }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  padding: '0 8px',
  borderRadius: 999,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: theme.vars.palette[colour].ink,
  backgroundColor: theme.vars.palette[colour].soft,
}));

/** A word about a row, such as a role or a status. */
export function Badge({
  color = 'secondary',
  ...props
}: Omit<ComponentProps<'span'>, 'color'> & { color?: Colour }) {
  return <Root data-colour={color} {...props} />;
}
