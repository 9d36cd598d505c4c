import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  // Over the focus ring of the fields, too, which stands out beside them.
  marginInline: theme.spacing(-0.5),
  padding: theme.spacing(1.5, 0.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  // In a low window, such as a phone held sideways, it would leave no room for the fields.
  '@media (max-height: 480px)': { position: 'static' },
}));

/**
 * A form's buttons at the bottom of the window, always in reach. It publishes its height as `--action-bar-height` (CSS
 * px) on the html element: the theme keeps toasts and the focused field above it.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const covers = entry && getComputedStyle(entry.target).position === 'sticky';
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
  }, []);

  return <Root ref={bar}>{children}</Root>;
}
