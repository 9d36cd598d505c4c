import { styled } from '@mui/material/styles';

// The text appears only after a third of a second, so that it does not flash.
const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  placeItems: 'center',
  minHeight: '60vh',
  color: theme.vars.palette.text.secondary,
  animation: '300ms step-end appear',
  '@keyframes appear': { from: { opacity: 0 } },
}));

/** A page that is loading. */
export function LoadingPage({ label = 'Loading...' }: { label?: string }) {
  return <Root role="status">{label}</Root>;
}
