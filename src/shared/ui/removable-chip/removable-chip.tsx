import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';

import { IconButton } from '../icon-button/icon-button';

type RemovableChipProps = {
  label: string;
  /** The accessible name of the remove button. */
  removeLabel: string;
  disabled?: boolean;
  /** Without it, the chip cannot be removed. */
  onRemove?: () => void;
};

/**
 * A chip in a list. The remove button is inside the label: with `onDelete`, MUI makes the whole chip a
 * button without a name that describes the action.
 */
export function RemovableChip({ label, removeLabel, disabled, onRemove }: RemovableChipProps) {
  return (
    <Chip
      component="li"
      color="primary"
      label={
        <>
          {label}
          {onRemove && (
            <IconButton label={removeLabel} disabled={disabled} onClick={onRemove}>
              <CloseIcon />
            </IconButton>
          )}
        </>
      }
    />
  );
}
