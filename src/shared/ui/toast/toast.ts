import type { ReactNode } from 'react';

import { TOAST_DURATION_MS, TOAST_LIMIT, UNDO_MS } from '@/shared/contract/limits';

/** How long each kind of toast stays. */
export const TOAST_STAYS_MS = { ...TOAST_DURATION_MS, undoable: UNDO_MS, reminder: Infinity };

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
 * Short messages over the page (KIT-15), callable from anywhere. Each returns the id for `dismiss`. What is said
 * before the host is there waits for it, so that notistack is fetched with the first toast and not before.
 */
export const toast = {
  blank: show('blank'),
  success: show('success'),
  error: show('error'),
  /** A success that can be taken back. */
  undoable: show('undoable'),
  /** Stays until it is dismissed. */
  loading: show('loading'),
  /** What nobody asked for now but has to know; stays until it is dismissed. */
  reminder: show('reminder'),
  custom: show('custom'),
  /** Without an id, all of them. */
  dismiss: (id?: number) => {
    waiting = id === undefined ? [] : waiting.filter((item) => item.id !== id);
    host?.dismiss(id);
  },
};

/** Hands the toasts, those that wait included, to what draws them. */
export const attachToastHost = (attached: ToastHost) => {
  host = attached;
  waiting.forEach((item) => attached.show(item));
  waiting = [];
  return () => {
    if (host === attached) host = null;
  };
};

/** Runs `call` whenever a toast finds no host, and at once if one waits already. */
export const onToastWaiting = (call: () => void) => {
  callHost.add(call);
  if (waiting.length > 0) call();
  return () => {
    callHost.delete(call);
  };
};
