import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** As many as most screens show. */
const FIRST_ROWS = 20;

/**
 * The rows to draw now: a screenful at first, all once that is painted. On the way back to a page all at once, or it
 * would be too short to scroll to where it was left.
 */
export const useDrawnRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const [drawsAll, setDrawsAll] = useState(useNavigationType() === 'POP');
  const waits = !drawsAll && rows.length > FIRST_ROWS;

  useEffect(() => {
    if (!waits) return;
    let afterPaint: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      afterPaint = setTimeout(() => startTransition(() => setDrawsAll(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterPaint);
    };
  }, [waits]);

  return waits ? rows.slice(0, FIRST_ROWS) : rows;
};
