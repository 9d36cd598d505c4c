import { styled } from '@mui/material/styles';

/** The fields of a short form, at a width that is comfortable to read. */
export const FormFields = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: 480,
  '& > *': { maxWidth: '100%' },
  '& > div, & > section': { width: '100%' },
}));

/** The submit button of a form with the buttons next to it. */
export const FormActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
