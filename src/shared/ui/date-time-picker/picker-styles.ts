import type { Theme } from '@mui/material/styles';

import { FIELD_PX, type FieldSize } from '../field/field-styles';
import { TOUCH, TOUCH_PX } from '../theme/touch';

/** The fields of MUI X as the other fields of the console. */
export const pickerStyles = (theme: Theme, size: FieldSize) => ({
  '& .MuiPickersInputBase-root': {
    ...theme.typography.body2,
    minHeight: FIELD_PX[size],
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
