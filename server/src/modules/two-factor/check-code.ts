import type { FastifyRequest } from 'fastify';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { invalidInput, tooMany } from '../../http/api-error';
import { type AuditActor, actorOf, personObject, recordAudit } from '../audit/record';
import { rememberPause } from '../auth/code-pauses';
import { browserOf, placeOf } from '../auth/device-name';
import { authMessages } from '../auth/messages';
import { type Counter, forgetAttempts, releaseAttempt } from '../auth/sign-in/counters';
import { type PausedAttempt, reservePaused } from '../auth/sign-in/pauses';

import { twoFactorMessages } from './messages';
import { useCode } from './repository';
import type { Secrets } from './secrets';

/** The wrong codes that a session may send before its pauses begin. */
const OWN_LIMIT = 5;

/** The counter of codes that a signed-in person gives: by session, so that the thief of one session does not pause the owner. */
export const ownCodeCounter = (userId: Id, sessionId: string | null): [Counter] => [
  { key: `own code:${userId} ${sessionId ?? ''}`, limit: OWN_LIMIT },
];

type Person = { id: Id; displayName: string };
type Given = { person: Person; code: string; counters: [Counter, ...Counter[]] };
type Tell = { throttled?: () => void; refused?: () => Promise<void> };

const minutesOf = (ms: number): number => Math.ceil(ms / 60_000);

/** Tells the owner, and the audit log, that wrong codes pause the second factor. */
const recordPause = (
  db: Database,
  { ip, headers }: FastifyRequest,
  by: AuditActor,
  person: Person,
  { count: wrongCodes, pauseMs }: PausedAttempt,
): Promise<void> =>
  db.transaction(async (tx) => {
    const device = { browser: browserOf(headers['user-agent']), network: placeOf(ip) };
    await rememberPause(tx, { userId: person.id, wrongCodes, at: by.at }, device);
    const after = { wrongCodes, waitMinutes: minutesOf(pauseMs) };
    await recordAudit(tx, by, { action: 'two-factor.paused', object: personObject(person), after });
  });

/**
 * Checks a code of the app, or a recovery code, and uses it up in the transaction of `work`. Wrong codes are followed by pauses
 * that grow, of which the owner is told. Throws a field error, or 429 with the time to wait.
 */
export const withCode = async <T>(
  { db, secrets }: { db: Database; secrets: Secrets },
  request: FastifyRequest,
  { person, code, counters }: Given,
  work: (tx: Database, by: AuditActor) => Promise<T>,
  tell: Tell = {},
): Promise<T> => {
  const by = actorOf(request);
  const attempt = await reservePaused(db, counters, by.at);
  if (attempt.waitMs > 0) {
    tell.throttled?.();
    throw tooMany(authMessages.tooManyCodes(minutesOf(attempt.waitMs)), Math.ceil(attempt.waitMs / 1_000));
  }
  const done = await db
    .transaction(async (tx) => {
      const used = await useCode(tx, secrets, { userId: person.id, code, now: by.at });
      if (used === null) return null;
      if (used === 'recovery code') {
        const entry = { action: 'recovery-code.used', object: personObject(person) } as const;
        await recordAudit(tx, { ...by, userId: person.id }, entry);
      }
      return { result: await work(tx, by) };
    })
    .catch(async (error: unknown) => {
      // The code was not wrong: the server could not check it, or refused what should follow.
      await releaseAttempt(db, counters);
      throw error;
    });
  if (!done) {
    await tell.refused?.();
    if (attempt.pauseMs > 0) await recordPause(db, request, by, person, attempt);
    throw invalidInput({ code: twoFactorMessages.wrongCode });
  }
  await releaseAttempt(db, counters.slice(1));
  await forgetAttempts(db, counters[0].key);
  return done.result;
};
