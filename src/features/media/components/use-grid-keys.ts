import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** How many items stand in the first row. */
const columnsOf = (stops: readonly HTMLElement[]): number => {
  const tops = stops.map((stop) => stop.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
};

const STEPS: Record<string, (index: number, stops: readonly HTMLElement[]) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index, stops) => index + columnsOf(stops),
  ArrowUp: (index, stops) => index - columnsOf(stops),
  Home: () => 0,
  End: (_index, { length }) => length - 1,
};

/**
 * One tab stop for a grid of items, in which the arrow keys move: in its rows, and between them, as many as the window has room
 * for. At an edge the focus stays.
 */
export const useGridKeys = (ids: readonly string[]) => {
  const ref = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<string>();
  const current = last !== undefined && ids.includes(last) ? last : ids[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const index = stops.findIndex((stop) => stop === document.activeElement);
    if (!step || index < 0) return;
    event.preventDefault();
    stops[step(index, stops)]?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset['stop'] !== undefined) setLast(target.dataset['stop']);
  };
  const stop = (id: string) => ({ 'data-stop': id, tabIndex: id === current ? 0 : -1 });
  return { container: { ref, onKeyDown, onFocus }, stop };
};
