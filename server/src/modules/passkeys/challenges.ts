import { createHash, randomBytes } from 'node:crypto';

import { lte } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { answeredChallenges } from '../../db/schema';
import { refused } from '../../http/api-error';
import { latestStored } from '../../http/clock';
import type { Keyring } from '../keys/keyring';
import { createSealer } from '../keys/sealer';

import { passkeyMessages } from './messages';

const MINUTES = 5;
export const CHALLENGE_MS = MINUTES * 60_000;
/** WebAuthn asks for 16 random bytes or more. */
const RANDOM_BYTES = 32;

/** What a challenge is for: another ceremony, person or session cannot answer it. */
export type Ceremony =
  | { kind: 'sign-in' }
  | { kind: 'second-step'; userId: number }
  | { kind: 'proof' | 'add'; userId: number; sessionId: string };

const isOf = (ceremony: Ceremony, sealed: unknown, now: Date): boolean => {
  if (typeof sealed !== 'object' || sealed === null || !('of' in sealed) || !('at' in sealed)) return false;
  const at = Number(sealed.at);
  const isInTime = now.getTime() - at <= CHALLENGE_MS && at <= latestStored(now).getTime();
  return isInTime && sealed.of === JSON.stringify(ceremony);
};

/**
 * The challenges that passkeys sign. A challenge is sealed, not stored, so that strangers cannot fill the database; what is stored
 * is each that was answered, which makes the answer valid once on all instances.
 */
export const createChallenges = (keyring: Keyring) => {
  const { seal, open } = createSealer(keyring, 'passkey challenge');

  return {
    issue: (ceremony: Ceremony, now: Date): string => {
      const random = randomBytes(RANDOM_BYTES).toString('base64url');
      const text = JSON.stringify({ of: JSON.stringify(ceremony), at: now.getTime(), random });
      return seal(Buffer.from(text), 0);
    },

    /** Uses a challenge up, whatever becomes of its answer. Refuses one that is not of this ceremony, is too old or was answered before. */
    redeem: async (db: Database, challenge: string, ceremony: Ceremony, now: Date): Promise<void> => {
      const opened = open(challenge, 0);
      if (!opened || !isOf(ceremony, JSON.parse(opened.toString()), now))
        throw refused(passkeyMessages.challengeOver);
      const hash = createHash('sha256').update(opened).digest('hex');
      const until = new Date(now.getTime() + 2 * CHALLENGE_MS);
      const stored = await db
        .insert(answeredChallenges)
        .values({ hash, until })
        .onConflictDoNothing()
        .returning({ hash: answeredChallenges.hash });
      if (stored.length === 0) throw refused(passkeyMessages.challengeOver);
    },
  };
};

/** Removes the challenges that have expired; returns how many. */
export const forgetOldChallenges = async (db: Database, now: Date): Promise<number> => {
  const { hash, until } = answeredChallenges;
  const removed = await db.delete(answeredChallenges).where(lte(until, now)).returning({ hash });
  return removed.length;
};
