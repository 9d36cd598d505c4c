import { styled } from '@mui/material/styles';

/** One step of the set-up: what to do, and the fields for it. */
export const Step = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { ...theme.typography.body2, margin: 0 },
}));
