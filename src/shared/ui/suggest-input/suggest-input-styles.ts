import { styled } from '@mui/material/styles';

/** The list lies over what is below the box, so that nothing moves while a person types. */
export const Box = styled('div')({ position: 'relative' });

export const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 3,
  maxHeight: 240,
  overflowY: 'auto',
  margin: theme.spacing(0.5, 0, 0),
  padding: theme.spacing(0.5),
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
}));

export const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 36,
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.vars.shape.borderRadius,
  cursor: 'pointer',
  '&.Mui-focused': { backgroundColor: theme.vars.palette.primary.soft },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > small': { ...theme.typography.caption, flex: 'none', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));
