import { styled } from '@mui/material/styles';

// A wait under a third of a second is not worth a flash of text.
const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  placeItems: 'center',
  minHeight: '60vh',
  color: theme.vars.palette.text.secondary,
  animation: '300ms step-end appear',
  '@keyframes appear': { from: { opacity: 0 } },
}));

/** A page that is still on its way. */
export function LoadingPage({ label = 'Loading...' }: { label?: string }) {
  return <Root role="status">{label}</Root>;
}
