import { styled } from '@mui/material/styles';

import { iconButtonStyles } from '../icon-button/icon-button-styles';
import { TOUCH, TOUCH_PX } from '../theme/touch';

/**
 * A list of `RemovableChip`s. It styles plain elements, because React looks through all parts of all chips at each key in the
 * form, and a chip of MUI has about five times as many. With 500 tags a key in the title takes 56 to 64 ms with those, and 40 to 56
 * with these (processor slowed down 4 ×).
 */
export const ChipList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    boxSizing: 'border-box',
    minHeight: 30,
    maxWidth: '100%',
    padding: '2px 12px',
    borderRadius: 16,
    fontWeight: 500,
    color: theme.vars.palette.primary.ink,
    backgroundColor: theme.vars.palette.primary.soft,
    // A long name wraps: cut off, it could look the same as another.
    overflowWrap: 'anywhere',
  },
  '& > li > button': {
    ...iconButtonStyles(theme),
    flexShrink: 0,
    width: 26,
    height: 26,
    marginInlineEnd: -8,
    borderRadius: '50%',
    color: 'inherit',
    fontSize: 20,
    lineHeight: 1,
    '&::before': { content: '"×"' },
    [TOUCH]: { width: TOUCH_PX, height: TOUCH_PX },
  },
}));
