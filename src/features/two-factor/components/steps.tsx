import { styled } from '@mui/material/styles';

/** One step of the set-up: instructions and their fields. */
export const Step = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { ...theme.typography.body2, margin: 0 },
}));
