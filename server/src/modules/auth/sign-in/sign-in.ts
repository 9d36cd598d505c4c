import { availableParallelism } from 'node:os';

import type { FastifyBaseLogger } from 'fastify';

import type { Id } from '@contract';

import type { Database } from '../../../db/database';
import { nameKeyOf } from '../../../db/name-key';
import { invalidInput, tooMany } from '../../../http/api-error';
import type { Clock } from '../../../http/clock';
import type { Demo } from '../../../settings/config';
import { DEMO_PASSWORD } from '../../demo/demo-accounts';
import type { Keyring } from '../../keys/keyring';
import type { OwnSignInRule } from '../../oidc/own-sign-in-rule';
import { findCredentials } from '../../users/repository';
import { authMessages } from '../messages';
import { passwordMatches } from '../password';

import { createAttemptLog } from './attempt-log';
import { accountKeys, type Counter, forgetAttempts, releaseAttempt, reserveAttempt } from './counters';
import { createDeviceCookies, type Device } from './device-cookie';
import { createFloodGate, FLOOD_LIMIT } from './flood-gate';
import { networkOf } from './names';
import { createQueue, QueueFull, type Share } from './queue';
import { createTurnedAway } from './turned-away';

/**
 * Limits for failures in 15 minutes. The limit by account and address together is low, so that guesses lock out only their
 * own address. The limit by address is high, because a newsroom shares one; the limit by account is high too, and stops
 * guesses from many places. A browser that signed in before is counted only by itself.
 */
export const SIGN_IN_LIMITS = { pair: 10, address: 100, account: 100, device: 10 };

/**
 * A check occupies one processor for about 25 ms, and one of the four threads that also read files. One of each stays
 * free for everybody else.
 */
const RUNNING = Math.min(3, Math.max(1, availableParallelism() - 1));
const WAITING = 40 * RUNNING;
const SHARES = { address: WAITING / 2, name: 10, device: 5 };
const QUEUE_RETRY_SECONDS = 2;

/** The origin of an attempt: an address, and the Cookie header of a browser. */
export type Sender = {
  address: string;
  cookie: string | undefined;
  /** Whether the address is that of a proxy which the settings do not name, so that everybody seems to come from it. */
  isSharedByAll?: boolean;
};
export type Attempt = Sender & {
  name: string;
  password: string;
  /** Whether it comes from this computer, where a local demo is shown. */
  isLocal: boolean;
};

type Deps = {
  db: Database;
  clock: Clock;
  demo: Demo;
  keyring: Keyring;
  log: FastifyBaseLogger;
  /** Undefined where passwords sign in everybody. */
  ownSignIn?: OwnSignInRule | undefined;
};

const wrongCredentials = (rule: OwnSignInRule | undefined) =>
  invalidInput({ password: rule?.wrongPassword ?? authMessages.wrongCredentials });

const tooManyAttempts = (waitMs: number) =>
  tooMany(authMessages.tooManyAttempts(Math.max(1, Math.ceil(waitMs / 60_000))), Math.ceil(waitMs / 1000));

const sharesOf = (devices: Device[], name: string, network: string): Share[] =>
  devices.length > 0
    ? devices.slice(0, 1).map(({ userId }) => ({ key: `device ${userId}`, limit: SHARES.device }))
    : [
        { key: `address ${network}`, limit: SHARES.address },
        { key: `name ${name}`, limit: SHARES.name },
      ];

export type SignIn = ReturnType<typeof createSignIn>;

/** Checks names and passwords, a few at a time, and counts what fails (docs/decisions/sign-in-limits.md). */
export const createSignIn = ({ db, clock, demo, keyring, log, ownSignIn }: Deps) => {
  const enter = createQueue({ running: RUNNING, waiting: WAITING });
  const cookies = createDeviceCookies(keyring);
  const turnedAway = createTurnedAway(clock);
  const floodWaitOf = createFloodGate(clock);
  const attempts = createAttemptLog({ db, clock, log });

  const countersOf = (
    account: string,
    network: string,
    device: Device | undefined,
    isSharedByAll: boolean,
  ): [Counter, ...Counter[]] => {
    if (device) {
      return [{ key: accountKeys.device(device.userId, device.nonce), limit: SIGN_IN_LIMITS.device }];
    }
    const pair = accountKeys.pair(network, account);
    const ofAccount = { key: accountKeys.account(account), limit: SIGN_IN_LIMITS.account };
    // A limit of the shared address would let strangers keep out everybody whose browser is new.
    if (isSharedByAll) return [{ key: pair, limit: SIGN_IN_LIMITS.account }, ofAccount];
    return [
      { key: pair, limit: SIGN_IN_LIMITS.pair },
      { key: `address:${network}`, limit: SIGN_IN_LIMITS.address },
      ofAccount,
    ];
  };

  const check = async (
    { name, password, address, cookie, isLocal, isSharedByAll = false }: Attempt,
    network: string,
    devices: Device[],
  ): Promise<Id> => {
    const credentials = await findCredentials(db, name);
    const account = credentials ? String(credentials.id) : `name ${nameKeyOf(name)}`;
    const counters = countersOf(
      account,
      network,
      devices.find(({ userId }) => userId === credentials?.id),
      isSharedByAll,
    );
    const wait = await reserveAttempt(db, counters, clock());
    if (wait > 0) {
      if (devices.length === 0) turnedAway.add(`${network} ${nameKeyOf(name)}`, wait);
      const after = { waitMinutes: Math.ceil(wait / 60_000) };
      attempts.throttled(network, { address, account: credentials, after });
      throw tooManyAttempts(wait);
    }
    const isOpen = ownSignIn === undefined || (await ownSignIn.allows(credentials?.id, cookie));
    const matches = await passwordMatches(credentials?.passwordHash, password);
    // The demo password is public: it must not work for others, nor for accounts left over from a demo.
    const isDemoPassword =
      password === DEMO_PASSWORD && !(demo === 'public' || (demo === 'local' && isLocal));
    if (!matches || !credentials || !isOpen || isDemoPassword) {
      await attempts.refused({ address, account: credentials });
      throw wrongCredentials(ownSignIn);
    }
    await releaseAttempt(db, counters.slice(1));
    await forgetAttempts(db, counters[0].key);
    return credentials.id;
  };

  return {
    /** Checks a sender before its body is read. Throws 429 if it sends far too much. */
    admit: ({ address, cookie }: Sender): void => {
      const [device] = cookies.read(cookie);
      const place = device ? `device ${device.userId}` : networkOf(address);
      const wait = floodWaitOf(place);
      if (wait === 0) return;
      const { requests, windowMs } = FLOOD_LIMIT;
      attempts.throttled(place, { address, after: { requests, seconds: windowMs / 1_000 } });
      throw tooMany(authMessages.busy, Math.ceil(wait / 1000));
    },
    /** The user with this name and password. Throws a field error, or 429 with the time to wait. */
    signIn: async (attempt: Attempt): Promise<Id> => {
      const network = networkOf(attempt.address);
      const name = nameKeyOf(attempt.name);
      const devices = cookies.read(attempt.cookie);
      const wait = devices.length === 0 ? turnedAway.waitOf(`${network} ${name}`) : 0;
      if (wait > 0) throw tooManyAttempts(wait);
      try {
        const shares = sharesOf(devices, name, network);
        return await enter(shares, devices.length > 0, () => check(attempt, network, devices));
      } catch (error) {
        if (error instanceof QueueFull) throw tooMany(authMessages.busy, QUEUE_RETRY_SECONDS);
        throw error;
      }
    },
    /** The person's known device from the Cookie header. */
    deviceOf: (cookie: string | undefined, userId: Id): Device | undefined =>
      cookies.read(cookie).find((device) => device.userId === userId),
    /** Records refused attempts. */
    attempts,
    /** The Set-Cookie header that makes this browser a known device. */
    deviceCookie: cookies.write,
  };
};
