import CloudOffIcon from '@mui/icons-material/CloudOff';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

import { getReachability, onReachabilityChange } from '@/shared/api/live/reachability';
import { useMessages } from '@/shared/i18n/messages';

import { layoutMessages } from '../layout/messages';

// Placed in the existing top bar, so that the page does not shift when the message appears.
const Bar = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  maxHeight: 44,
  margin: 0,
  padding: theme.spacing(0.5, 1.5),
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  lineHeight: 1.35,
  [theme.breakpoints.down('sm')]: {
    ...theme.typography.caption,
    padding: theme.spacing(0, 1),
    // Three lines of the longer message.
    fontSize: 12,
    lineHeight: 1.2,
  },
}));

/** Warns that the screen may be out of date while the browser is offline or the API does not answer. */
export function ConnectionBanner() {
  const messages = useMessages(layoutMessages);
  const state = useSyncExternalStore(onReachabilityChange, getReachability);
  return (
    <div role="status">
      {state !== 'reachable' && (
        <Bar>
          <CloudOffIcon fontSize="small" aria-hidden="true" />
          {state === 'offline' ? messages.offline : messages.unreachable}
        </Bar>
      )}
    </div>
  );
}
