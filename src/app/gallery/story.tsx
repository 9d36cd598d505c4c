import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** One UI component in one state. `Story` is a component so that it can hold its own state. */
type Story = { name: string; Story: () => ReactNode };

/** The stories of one UI component. */
export type StoryGroup = { title: string; stories: Story[] };

export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}));

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(2),
}));

export const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));
