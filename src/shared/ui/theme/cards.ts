import type { Theme } from '@mui/material/styles';

/** Windows in which each row of a list is a card, because a table has no room for its titles. */
export const whereCards = (theme: Theme) => theme.breakpoints.down('md');
