import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

import { getRuntimeConfig, onRuntimeConfig } from '@/shared/config/runtime-config';
import { useMessages } from '@/shared/i18n/messages';

import { appMessages } from '../messages';

/** Space below the page, so that the end of the page can be scrolled above the banner. */
const Room = styled('div')({ height: 56 });

const Banner = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 8,
  bottom: 'calc(var(--action-bar-height, 0px) + 8px)',
  width: 'fit-content',
  margin: 'auto',
  padding: theme.spacing(0.75, 1.5),
  border: `1px solid ${theme.vars.palette.warning.ink}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.ink,
  textAlign: 'center',
  pointerEvents: 'none',
}));

/** A banner on every page of a demonstration: everybody can sign in to it (`demo` in config.json). */
export function DemoBanner() {
  const messages = useMessages(appMessages);
  const isDemo = useSyncExternalStore(onRuntimeConfig, () => getRuntimeConfig()?.demo ?? false);
  if (!isDemo) return null;
  return (
    <Room>
      <Banner role="note">{messages.demo}</Banner>
    </Room>
  );
}
