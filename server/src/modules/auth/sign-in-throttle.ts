import type { Clock } from '../../http/clock';

const MAX_FAILURES = 10;
const WINDOW_MS = 15 * 60_000;
const MAX_ENTRIES = 50_000;

type Failures = { count: number; until: number };

export type SignInThrottle = {
  /** Minutes until this account may be tried again from this address; 0 where it may be now. */
  minutesToWait: (account: string, address: string) => number;
  recordFailure: (account: string, address: string) => void;
  /** A successful sign-in forgets the failures before it. */
  forget: (account: string, address: string) => void;
};

/** Ten failed sign-ins in 15 minutes, counted by account and address, so that nobody locks another out. */
export const createSignInThrottle = (clock: Clock): SignInThrottle => {
  const failures = new Map<string, Failures>();
  const keyOf = (account: string, address: string) => `${address} ${account.trim().toLowerCase()}`;

  const current = (key: string): Failures | undefined => {
    const entry = failures.get(key);
    if (entry && entry.until <= clock().getTime()) failures.delete(key);
    return failures.get(key);
  };

  return {
    minutesToWait: (account, address) => {
      const entry = current(keyOf(account, address));
      if (!entry || entry.count < MAX_FAILURES) return 0;
      return Math.max(1, Math.ceil((entry.until - clock().getTime()) / 60_000));
    },
    recordFailure: (account, address) => {
      const key = keyOf(account, address);
      const entry = current(key);
      if (entry) {
        entry.count += 1;
        return;
      }
      const [oldest] = failures.keys();
      if (failures.size >= MAX_ENTRIES && oldest !== undefined) failures.delete(oldest);
      failures.set(key, { count: 1, until: clock().getTime() + WINDOW_MS });
    },
    forget: (account, address) => failures.delete(keyOf(account, address)),
  };
};
