import { styled } from '@mui/material/styles';

/**
 * The area for clicks and drops. The input inside is hidden only visually, so that Tab and Enter still reach
 * it.
 */
export const Zone = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxHeight: 320,
  overflow: 'hidden',
  border: `1.5px dashed color-mix(in srgb, ${theme.vars.palette.text.secondary} 55%, transparent)`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.ink,
  fontWeight: 500,
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0, width: 1, height: 1 },
  '& span': { maxWidth: '100%', paddingInline: 8, textAlign: 'center' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& img + span': {
    ...theme.typography.caption,
    position: 'absolute',
    insetBlockEnd: 8,
    maxWidth: 'calc(100% - 8px)',
    padding: '1px 10px',
    borderRadius: 12,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&:hover, &[data-dragging="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '&[data-invalid="true"]': { borderColor: theme.vars.palette.danger.main },
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:has(input:disabled)': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}));

export const Bar = styled('div')(({ theme }) => ({
  height: 4,
  overflow: 'hidden',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.primary.soft,
  '& > div': { height: '100%', backgroundColor: theme.vars.palette.primary.main },
}));

export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '&:empty': { display: 'none' },
}));
