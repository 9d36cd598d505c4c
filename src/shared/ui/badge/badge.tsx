import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';

import type { Colour } from '../theme/palette';

type BadgeProps = { id?: string; color?: Colour; children: ReactNode };

/** A short label for a row, such as a role or a status. */
export function Badge({ color = 'secondary', children, ...props }: BadgeProps) {
  return (
    <Chip
      {...props}
      component="span"
      size="small"
      color={color}
      label={children}
      slotProps={{ label: { 'data-colour': color } }}
    />
  );
}
