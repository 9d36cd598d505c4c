import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { abbreviate } from '@/shared/text/abbreviate';

import type { Colour } from '../theme/palette';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `calc(${theme.vars.shape.borderRadius} + 2px)`,
  backgroundColor: theme.vars.palette.background.paper,
  '& p': { margin: 0 },
  // Two in a row at 360 px and four at 700, with the longest label in one line.
  [theme.breakpoints.down(1200)]: { gap: theme.spacing(1), padding: theme.spacing(1.5, 1) },
}));

const Icon = styled('span')<{ 'data-colour': Colour }>(({ theme, 'data-colour': colour }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette[colour].ink,
  backgroundColor: theme.vars.palette[colour].soft,
  [theme.breakpoints.down(1200)]: { width: 32, height: 32 },
}));

const Value = styled('p')(({ theme }) => ({ ...theme.typography.h1, fontVariantNumeric: 'tabular-nums' }));

const Label = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

type StatisticsCardProps = { icon: ReactNode; color?: Colour; value: number | null; label: string };

/**
 * A figure with its label (KIT-14), abbreviated with K, M or B; its title has the exact value. A dash if it
 * is unknown.
 */
export function StatisticsCard({ icon, color = 'primary', value, label }: StatisticsCardProps) {
  return (
    <Root>
      <Icon data-colour={color} aria-hidden="true">
        {icon}
      </Icon>
      <div>
        <Value title={value?.toLocaleString('en')}>{value === null ? '-' : abbreviate(value)}</Value>
        <Label>{label}</Label>
      </div>
    </Root>
  );
}
