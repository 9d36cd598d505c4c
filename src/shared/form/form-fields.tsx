import { styled } from '@mui/material/styles';

/** The fields of a short form, no wider than is comfortable to read. */
export const FormFields = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: 480,
  '& > *': { maxWidth: '100%' },
  '& > div': { width: '100%' },
}));

/** The submit button of a form and what stands beside it. */
export const FormActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
