import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * A single tab stop with arrow keys inside (the ARIA toolbar pattern). Each button has a `data-stop` name.
 */
export const useRovingFocus = (first: string) => {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const index = stops.findIndex((stop) => stop === document.activeElement);
    if (!step || index < 0) return;
    event.preventDefault();
    stops[step(index, stops.length)]?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset.stop) setCurrent(target.dataset.stop);
  };
  const stop = (name: string) => ({ 'data-stop': name, tabIndex: name === current ? 0 : -1 });
  return { ref, container: { onKeyDown, onFocus }, stop };
};
