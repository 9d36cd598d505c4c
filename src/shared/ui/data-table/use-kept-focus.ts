import { type FocusEvent, useEffect, useRef } from 'react';

const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a[href], button:enabled') ?? []),
];

type Place = { control: HTMLElement; row: number; position: number };

/**
 * The keyboard never has to start from the top of the page again: where the row that has the focus is deleted, the row
 * in its place takes the focus over; a control that was disabled for a while gets it back. For the `tbody`.
 */
export const useKeptFocus = () => {
  const ref = useRef<HTMLTableSectionElement>(null);
  const last = useRef<Place | null>(null);

  useEffect(() => {
    const place = last.current;
    if (!place || document.activeElement !== document.body) return;
    if (place.control.isConnected) return place.control.focus(); // in vain while it is disabled
    const left = ref.current?.rows;
    const controls = controlsOf(left?.[Math.min(place.row, left.length - 1)]);
    controls[Math.min(place.position, controls.length - 1)]?.focus();
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('tr');
    last.current = row && {
      control: target,
      row: row.sectionRowIndex,
      position: controlsOf(row).indexOf(target),
    };
  };
  // Whoever clicks beside everything wants the focus nowhere.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!relatedTarget && !target.matches(':disabled')) last.current = null;
  };
  return { ref, onFocus, onBlur };
};
