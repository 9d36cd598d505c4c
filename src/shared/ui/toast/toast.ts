import type { ReactNode } from 'react';

import { TOAST_DURATION_MS, TOAST_LIMIT, UNDO_MS } from '@/shared/contract/limits';

/** How long each kind of toast stays, in milliseconds. */
export const TOAST_STAYS_MS = { ...TOAST_DURATION_MS, undoable: UNDO_MS, offer: UNDO_MS, reminder: Infinity };

export type ToastKind = keyof typeof TOAST_STAYS_MS;
type ToastItem = { id: number; kind: ToastKind; content: ReactNode };
export type ToastHost = { show: (item: ToastItem) => void; dismiss: (id?: number) => void };

let host: ToastHost | null = null;
let waiting: ToastItem[] = [];
let lastId = 0;
const callHost = new Set<() => void>();

const show = (kind: ToastKind) => (content: ReactNode) => {
  const item = { id: ++lastId, kind, content };
  if (host) host.show(item);
  else {
    waiting = [...waiting, item].slice(-TOAST_LIMIT);
    callHost.forEach((call) => call());
  }
  return item.id;
};

/**
 * Short messages over the page (KIT-15), callable from anywhere. Each call returns the id for `dismiss`.
 * Toasts that are raised before the host is mounted wait for it, so that notistack loads only with the first
 * toast.
 */
export const toast = {
  blank: show('blank'),
  success: show('success'),
  error: show('error'),
  /** A success that can be undone. */
  undoable: show('undoable'),
  /** A note with a button. */
  offer: show('offer'),
  /** Stays until it is dismissed. */
  loading: show('loading'),
  /** Important information that the person did not request; stays until it is dismissed. */
  reminder: show('reminder'),
  custom: show('custom'),
  /** Without an id, dismisses all toasts. */
  dismiss: (id?: number) => {
    waiting = id === undefined ? [] : waiting.filter((item) => item.id !== id);
    host?.dismiss(id);
  },
};

/** Connects the component that renders the toasts; waiting toasts are passed to it. */
export const attachToastHost = (attached: ToastHost) => {
  host = attached;
  waiting.forEach((item) => attached.show(item));
  waiting = [];
  return () => {
    if (host === attached) host = null;
  };
};

/** Calls `call` whenever a toast finds no host, and immediately if one is already waiting. */
export const onToastWaiting = (call: () => void) => {
  callHost.add(call);
  if (waiting.length > 0) call();
  return () => {
    callHost.delete(call);
  };
};
