import { styled } from '@mui/material/styles';

/** The fields of a short form, no wider than is comfortable to read. */
export const NarrowForm = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: 480,
  '& > *': { maxWidth: '100%' },
  '& > div': { width: '100%' },
}));
