import { styled } from '@mui/material/styles';

/** A fact of a person with a button. Reserves the height of the button, so that nothing below moves when the data load. */
export const FactLine = styled('dd')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 32,
}));
