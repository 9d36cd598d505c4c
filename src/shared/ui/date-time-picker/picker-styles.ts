import type { Theme } from '@mui/material/styles';

import type { FieldSize } from '../field/field-styles';
import { TOUCH, TOUCH_PX } from '../theme/touch';

const HEIGHT: Record<FieldSize, number> = { sm: 32, md: 38, lg: 46 };

/** The fields of MUI X as the other fields of the console. */
export const pickerStyles = (theme: Theme, size: FieldSize) => ({
  '& .MuiPickersInputBase-root': {
    ...theme.typography.body2,
    minHeight: HEIGHT[size],
    [TOUCH]: { minHeight: TOUCH_PX },
    paddingInline: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .MuiPickersInputBase-sectionsContainer': {
    padding: '3px 0',
    fontSize: size === 'lg' ? '1rem' : undefined,
    [TOUCH]: { fontSize: '1rem' },
  },
});
