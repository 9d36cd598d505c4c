import { styled } from '@mui/material/styles';

/** A key as it is printed on a keyboard. */
export const KeyCap = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 24,
  padding: theme.spacing(0, 0.75),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'center',
  whiteSpace: 'nowrap',
}));
