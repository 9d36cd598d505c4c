type RemovableChipProps = {
  label: string;
  /** The accessible name of the remove button. */
  removeLabel: string;
  disabled?: boolean;
  /** Without it, the chip cannot be removed. */
  onRemove?: () => void;
};

/** An item of a `ChipList`, which styles it. */
export function RemovableChip({ label, removeLabel, disabled, onRemove }: RemovableChipProps) {
  return (
    <li>
      {label}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          title={removeLabel}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
