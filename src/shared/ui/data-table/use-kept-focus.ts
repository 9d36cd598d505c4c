import { type FocusEvent, useEffect, useRef } from 'react';

const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a[href], button:enabled') ?? []),
];

type Place = { control: HTMLElement; row: number; position: number };

/**
 * Where the row that has the focus is deleted, the row in its place takes the focus over: the keyboard does not have
 * to start from the top of the page again. For the `tbody`.
 */
export const useKeptFocus = (rows: readonly unknown[]) => {
  const ref = useRef<HTMLTableSectionElement>(null);
  const last = useRef<Place | null>(null);

  useEffect(() => {
    const place = last.current;
    if (!place || place.control.isConnected || document.activeElement !== document.body) return;
    const left = ref.current?.rows;
    const controls = controlsOf(left?.[Math.min(place.row, left.length - 1)]);
    controls[Math.min(place.position, controls.length - 1)]?.focus();
  }, [rows]);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('tr');
    last.current = row && {
      control: target,
      row: row.sectionRowIndex,
      position: controlsOf(row).indexOf(target),
    };
  };
  // Whoever clicks beside everything wants the focus nowhere.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) last.current = null;
  };
  return { ref, onFocus, onBlur };
};
