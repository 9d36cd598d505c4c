import { useEffect, useRef } from 'react';

type Props = {
  /** What the box chooses, for screen readers. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen, and some is not. */
  isPartly?: boolean;
  /** `isRange`: the Shift key was held. */
  onChoose: (isChosen: boolean, isRange: boolean) => void;
};

/** The box that chooses a row, or all of a page. A plain element, like everything in a row; its label fills the cell. */
export function ChooseBox({ label, checked, isPartly = false, onChoose }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label data-choose>
      <input
        ref={ref}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target, nativeEvent }) =>
          onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
