import { useEffect, useRef } from 'react';

/** The places of open dialogs, the topmost last. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const setPlaces = (next: readonly HTMLElement[]): void => {
  places = next;
  listeners.forEach((listener) => listener());
};

/** For `useSyncExternalStore`: the place of the topmost dialog; the page itself if none is open. */
export const noticePlace = (): HTMLElement => places.at(-1) ?? document.body;
export const onNoticePlace = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Where a notice over the page is rendered while this dialog is open: a dialog keeps the focus inside, so Tab would not reach
 * it outside, and it hides the rest from screen readers.
 */
export function NoticePlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = place.current;
    if (!own) return;
    setPlaces([...places, own]);
    return () => setPlaces(places.filter((one) => one !== own));
  }, []);
  return <div ref={place} />;
}
