import type { Clock } from '../../http/clock';

const WINDOW_MS = 15 * 60_000;
const MAX_ENTRIES = 50_000;

/**
 * Failures in 15 minutes. By account and address together few, so that nobody locks another out; by address alone many,
 * as a newsroom shares one; by account alone many, against guesses that come from everywhere.
 */
export const SIGN_IN_LIMITS = { pair: 10, address: 100, account: 100 };

type Failures = { count: number; until: number };

export type SignInThrottle = {
  /** Minutes until this account may be tried again from this address; 0 where it may be now. */
  minutesToWait: (account: string, address: string) => number;
  recordFailure: (account: string, address: string) => void;
  /** A successful sign-in forgets the failures of this account at this address. */
  forget: (account: string, address: string) => void;
};

const createCounter = (limit: number, clock: Clock) => {
  const failures = new Map<string, Failures>();

  const current = (key: string): Failures | undefined => {
    const entry = failures.get(key);
    if (entry && entry.until <= clock().getTime()) failures.delete(key);
    return failures.get(key);
  };

  return {
    minutesToWait: (key: string): number => {
      const entry = current(key);
      if (!entry || entry.count < limit) return 0;
      return Math.max(1, Math.ceil((entry.until - clock().getTime()) / 60_000));
    },
    record: (key: string): void => {
      const entry = current(key);
      if (entry) {
        entry.count += 1;
        return;
      }
      const [oldest] = failures.keys();
      if (failures.size >= MAX_ENTRIES && oldest !== undefined) failures.delete(oldest);
      failures.set(key, { count: 1, until: clock().getTime() + WINDOW_MS });
    },
    forget: (key: string): void => void failures.delete(key),
  };
};

/** Counts failed sign-ins of accounts, of addresses, and of both together. */
export const createSignInThrottle = (clock: Clock): SignInThrottle => {
  const pairs = createCounter(SIGN_IN_LIMITS.pair, clock);
  const accounts = createCounter(SIGN_IN_LIMITS.account, clock);
  const addresses = createCounter(SIGN_IN_LIMITS.address, clock);
  const nameOf = (account: string) => account.trim().toLowerCase();
  const pairOf = (account: string, address: string) => `${address} ${nameOf(account)}`;

  return {
    minutesToWait: (account, address) =>
      Math.max(
        pairs.minutesToWait(pairOf(account, address)),
        accounts.minutesToWait(nameOf(account)),
        addresses.minutesToWait(address),
      ),
    recordFailure: (account, address) => {
      pairs.record(pairOf(account, address));
      accounts.record(nameOf(account));
      addresses.record(address);
    },
    forget: (account, address) => pairs.forget(pairOf(account, address)),
  };
};
