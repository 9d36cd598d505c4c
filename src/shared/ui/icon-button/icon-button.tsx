import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Root = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { fontSize: 20 },
  '&:hover, &[aria-expanded="true"]': {
    backgroundColor: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.primary,
  },
  '&:disabled': { color: theme.vars.palette.action.disabled, background: 'none', cursor: 'default' },
}));

/** `label` is what a screen reader says and what the pointer shows. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A button with nothing but an icon. A plain element: lists show hundreds of them. */
export function IconButton({ label, title = label, type = 'button', ...props }: IconButtonProps) {
  return <Root type={type} aria-label={label} title={title} {...props} />;
}
