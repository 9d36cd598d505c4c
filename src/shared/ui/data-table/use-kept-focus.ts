import { type FocusEvent, useEffect, useRef } from 'react';

const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled') ?? []),
];

type Place = { control: HTMLElement; row: number; position: number };

/**
 * Keeps the keyboard focus in a table. If the focused row is deleted, the row in its place gets the focus; a
 * control that was temporarily disabled gets it back. Returns the props for the `tbody`. Without it, the
 * keyboard would start again at the top of the page.
 */
export const useKeptFocus = () => {
  const ref = useRef<HTMLTableSectionElement>(null);
  const last = useRef<Place | null>(null);

  useEffect(() => {
    const place = last.current;
    if (!place || document.activeElement !== document.body) return;
    if (place.control.isConnected) return place.control.focus(); // no effect while it is disabled
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
  // After a click outside of all controls, the focus is meant to go nowhere.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!relatedTarget && !target.matches(':disabled')) last.current = null;
  };
  return { ref, onFocus, onBlur };
};
