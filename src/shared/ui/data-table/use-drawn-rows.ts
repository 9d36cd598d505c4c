import { type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** As many rows as most screens show. */
const FIRST_ROWS = 20;
/** As many as most phones show, where a row is a card. */
const FIRST_CARDS = 8;

/**
 * The rows to render: one screen first, the rest after the first paint. After Back they all render at once,
 * because the page would otherwise be too short to restore the scroll position. A list that still waits for its rows
 * has nothing to restore.
 */
export const useDrawnRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isBack = useNavigationType() === 'POP';
  const [drawsAll, setDrawsAll] = useState(isBack && rows.length > 0);
  const first = isPhone ? FIRST_CARDS : FIRST_ROWS;
  const waits = !drawsAll && rows.length > first;

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

  return waits ? rows.slice(0, first) : rows;
};
