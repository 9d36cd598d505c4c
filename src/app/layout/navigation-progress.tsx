import { keyframes, styled } from '@mui/material/styles';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Track = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.tooltip,
  height: 2,
  overflow: 'hidden',
  animation: `${appear} 100ms 150ms both`,
  '&::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${slide} 900ms linear infinite`,
  },
}));

/** A thin line while the next page's chunk is on its way; a page that is there at once shows none. */
export function NavigationProgress({ busy }: { busy: boolean }) {
  return busy ? <Track role="progressbar" aria-label="Loading..." /> : null;
}
