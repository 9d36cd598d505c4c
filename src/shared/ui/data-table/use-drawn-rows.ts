import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** As many rows as most screens show. */
const FIRST_ROWS = 20;

/**
 * The rows to render: one screen first, the rest after the first paint. After Back they all render at once,
 * because the page would otherwise be too short to restore the scroll position. A list that still waits for its rows
 * has nothing to restore.
 */
export const useDrawnRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const isBack = useNavigationType() === 'POP';
  const [drawsAll, setDrawsAll] = useState(isBack && rows.length > 0);
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
