import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is scrolled past is in view for a moment, for nobody. */
const STAYS_MS = 300;

/**
 * Whether an element has come into view once, and stayed: what stands far down a page is loaded when somebody gets there. It is
 * watched from `isReady` on: a page is short before its lists have arrived.
 */
export const useInView = <E extends Element>(isReady: boolean): [RefObject<E | null>, boolean] => {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isReady || isSeen) return;
    let stays: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(stays);
      if (entries.at(-1)?.isIntersecting) stays = setTimeout(() => setSeen(true), STAYS_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(stays);
      observer.disconnect();
    };
  }, [isReady, isSeen]);
  return [ref, isSeen];
};
