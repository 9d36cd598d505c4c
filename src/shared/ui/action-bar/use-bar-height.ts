import { useEffect, type RefObject } from 'react';

const COVERS = ['sticky', 'fixed'];

/**
 * Publishes the height of a bar at the bottom of the window as `--action-bar-height` (CSS px) on the html element, so that
 * the theme keeps toasts and the focused field above it.
 */
export const useBarHeight = (bar: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const covers = entry && COVERS.includes(getComputedStyle(entry.target).position);
      style.setProperty(
        '--action-bar-height',
        covers ? `${entry.borderBoxSize[0]?.blockSize ?? 0}px` : '0px',
      );
    });
    if (bar.current) observer.observe(bar.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty('--action-bar-height');
    };
  }, [bar]);
};
