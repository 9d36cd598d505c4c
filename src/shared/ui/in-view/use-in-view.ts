import { type RefObject, useEffect, useRef, useState } from 'react';

/** An element that is only scrolled past is in view for less than this. */
const STAYS_MS = 300;

/** Whether an element has come into view and stayed there; use it to load content far down a page. */
export const useInView = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
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
  }, [isSeen]);
  return [ref, isSeen];
};
