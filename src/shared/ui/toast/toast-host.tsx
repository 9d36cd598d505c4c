import './style-sheet';

import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CustomContentProps, SnackbarProvider, type SnackbarProviderProps } from 'notistack';
import { useEffect, useRef, useState } from 'react';

import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@/shared/contract/limits';

import { attachToastHost, toast, TOAST_STAYS_MS, type ToastKind } from './toast';
import { ToastCard } from './toast-card';
import { createToastTimers } from './toast-timers';

declare module 'notistack' {
  interface VariantOverrides {
    blank: true;
    undoable: true;
    offer: true;
    loading: true;
    reminder: true;
    custom: true;
    default: false;
    warning: false;
    info: false;
  }
}

// The removal delay includes notistack's collapse after the fade: 125 ms of delay and 175 ms of transition.
const FADE_OUT_MS = TOAST_REMOVE_DELAY_MS - 300;

const card = (kind: ToastKind) =>
  function Card(props: CustomContentProps) {
    return <ToastCard {...props} kind={kind} onDismiss={() => toast.dismiss(Number(props.id))} />;
  };

const CARDS: SnackbarProviderProps['Components'] = {
  blank: card('blank'),
  success: card('success'),
  error: card('error'),
  loading: card('loading'),
  custom: card('custom'),
  undoable: card('undoable'),
  offer: card('offer'),
  reminder: card('reminder'),
};

/** The middle of the top bar is empty where the sidebar is visible, so that a toast covers no button of a form there. */
const OVER_TOP_BAR = { vertical: 'top', horizontal: 'center' } as const;
const ABOVE_ACTIONS = { vertical: 'bottom', horizontal: 'right' } as const;

const createRegion = () => {
  const region = document.createElement('div');
  region.style.display = 'contents';
  return region;
};

/** Renders the toasts with notistack, but with its own timers. */
export function ToastHost() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const provider = useRef<SnackbarProvider>(null);
  const [region] = useState(createRegion);
  const [timers] = useState(() => createToastTimers((id) => toast.dismiss(id)));

  useEffect(() => {
    document.body.append(region);
    const detach = attachToastHost({
      show: ({ id, kind, content }) => {
        // An open dialog hides its siblings from screen readers; toasts must stay announced.
        region.removeAttribute('aria-hidden');
        provider.current?.enqueueSnackbar({
          key: id,
          message: content,
          variant: kind,
          onEnter: () => timers.start(id, TOAST_STAYS_MS[kind]),
          onClose: () => timers.stop(id),
          // A toast that disappears under the pointer fires no mouseleave event.
          onExited: timers.resume,
        });
      },
      dismiss: (id) => provider.current?.closeSnackbar(id),
    });
    return () => {
      detach();
      timers.clear();
      region.remove();
    };
  }, [region, timers]);

  return (
    <SnackbarProvider
      ref={provider}
      domRoot={region}
      Components={CARDS}
      maxSnack={TOAST_LIMIT}
      autoHideDuration={null}
      anchorOrigin={isWide ? OVER_TOP_BAR : ABOVE_ACTIONS}
      transitionDuration={{ enter: 200, exit: FADE_OUT_MS }}
      SnackbarProps={{ onMouseEnter: timers.pause, onMouseLeave: timers.resume }}
    />
  );
}
