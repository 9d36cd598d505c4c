import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';

import { IconButton } from '../icon-button/icon-button';

type RemovableChipProps = {
  label: string;
  /** The name of the button that removes it. */
  removeLabel: string;
  disabled?: boolean;
  /** None where it stays. */
  onRemove?: () => void;
};

/**
 * An item of a list of chips. The button stands in the label: with `onDelete` the whole chip would be a button, without
 * a name of its own for what it does.
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
