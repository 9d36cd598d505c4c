import { onSessionEnd } from './session';

/**
 * Calls that make people powerful wait until the person has given their password again, over the open page (extension `step-up`).
 */
let pending: { answer: Promise<boolean>; settle: (isGiven: boolean) => void } | null = null;
let openPages = 0;
const watchers = new Set<() => void>();

const change = (next: typeof pending) => {
  pending = next;
  watchers.forEach((watcher) => watcher());
};

/**
 * Called by the base query when the server wants a proof. Resolves to true when it was given; to false if the person declines, if
 * the session ends, or if no page is open that could ask.
 */
export const askProof = (): Promise<boolean> => {
  if (pending) return pending.answer;
  if (openPages === 0) return Promise.resolve(false);
  let resolve: (isGiven: boolean) => void = () => {};
  const answer = new Promise<boolean>((settled) => (resolve = settled));
  const stop = onSessionEnd(() => settle(false));
  const settle = (isGiven: boolean) => {
    stop();
    change(null);
    resolve(isGiven);
  };
  change({ answer, settle });
  return answer;
};

/** Call this when the person has given the proof, or has declined. */
export const settleProof = (isGiven: boolean): void => pending?.settle(isGiven);

export const isProofAsked = (): boolean => pending !== null;

/** Calls the watcher when a proof is asked for, given or declined. Returns a function that unsubscribes. */
export const onProofChange = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Registers an open page that asks for a proof. Returns a function that unregisters it; the last one declines. */
export const allowProof = (): (() => void) => {
  openPages += 1;
  return () => {
    openPages -= 1;
    if (openPages === 0) pending?.settle(false);
  };
};
