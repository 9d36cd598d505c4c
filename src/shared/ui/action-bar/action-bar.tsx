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
  // Wide enough to cover the focus ring of the fields, which extends beyond them.
  marginInline: theme.spacing(-0.5),
  padding: theme.spacing(1.5, 0.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  // On a low screen, such as a phone in landscape, a sticky bar would leave no room for the fields.
  '@media (max-height: 480px)': { position: 'static' },
}));

/**
 * The buttons of a form, sticky at the bottom of the window. It publishes its height as
 * `--action-bar-height` (CSS px) on the html element, so that the theme keeps toasts and the focused field
 * above it.
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
