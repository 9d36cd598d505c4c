import type { Theme } from '@mui/material/styles';

import { TOUCH, TOUCH_PX } from '../theme/touch';

export const FIELD_SIZES = ['sm', 'md', 'lg'] as const;
export type FieldSize = (typeof FIELD_SIZES)[number];

/** The heights of the fields in pixels, for a pointer that is no finger. */
export const FIELD_PX: Record<FieldSize, number> = { sm: 32, md: 36, lg: 46 };

const PADDING = { sm: '3px 10px', md: '5px 12px', lg: '10px 14px' };

const MULTILINE_LINE_HEIGHT = 1.6;

/**
 * Sets the height of the rows of a text area before MUI has measured them, so that nothing below moves. Excludes the hidden
 * copy that MUI measures.
 */
export const rowsFrom = (minRows: number | string = 1) => ({
  '& textarea:not([aria-hidden])': { minHeight: `calc(${minRows} * ${MULTILINE_LINE_HEIGHT}em)` },
});

/** An outlined control in one of three sizes, with a border in the colour of its state. */
export const fieldStyles = (size: FieldSize, tone?: 'error' | 'success') => ({
  '& .MuiOutlinedInput-input': {
    padding: PADDING[size],
    height: 26,
    lineHeight: '26px',
    ...(size === 'lg' && { fontSize: '1rem' }),
    [TOUCH]: { fontSize: '1rem' },
  },
  [TOUCH]: {
    '& .MuiOutlinedInput-input:not(textarea)': {
      boxSizing: 'border-box',
      height: size === 'lg' ? 46 : TOUCH_PX,
    },
  },
  '&.MuiInputBase-multiline': { padding: 0 },
  '&.MuiInputBase-multiline textarea': { height: 'auto', lineHeight: MULTILINE_LINE_HEIGHT },
  ...(tone === 'success' && {
    '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
      borderColor: (theme: Theme) => theme.vars.palette.success.main,
    },
  }),
});
