import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { invalidInput, tooMany, unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { twoFactorMessages } from '../two-factor/messages';
import { useCode } from '../two-factor/repository';
import { secondStepBody } from '../two-factor/schemas';
import type { Secrets } from '../two-factor/secrets';
import { findUser } from '../users/repository';

import type { BeginSession } from './begin-session';
import { authMessages } from './messages';
import { loginResponse } from './schemas';
import { type Counter, forgetAttempts, releaseAttempt, reserveAttempt } from './sign-in/counters';
import type { Device } from './sign-in/device-cookie';
import { networkOf } from './sign-in/names';
import type { SignIn } from './sign-in/sign-in';
import type { Tokens } from './tokens';

/**
 * Limits for wrong codes in 15 minutes. An attacker at this step already has the password. Three of a million codes are
 * valid at a time, so 20 attempts in 15 minutes find one in half a year. A browser that its owner signed in with before is
 * counted separately.
 */
const SECOND_STEP_LIMITS = { pair: 5, account: 20, device: 10 };

const countersOf = (userId: Id, network: string, device: Device | undefined): [Counter, ...Counter[]] =>
  device
    ? [{ key: `second device:${device.nonce}`, limit: SECOND_STEP_LIMITS.device }]
    : [
        { key: `second pair:${network} ${userId}`, limit: SECOND_STEP_LIMITS.pair },
        { key: `second account:${userId}`, limit: SECOND_STEP_LIMITS.account },
      ];

type Deps = {
  db: Database;
  tokens: Tokens;
  secrets: Secrets;
  begin: BeginSession;
} & Pick<SignIn, 'admit' | 'deviceOf' | 'attempts'>;

/** The second step of a sign-in: a code for the challenge from the first step. */
export const registerSecondStep = (app: App, deps: Deps): void => {
  const { db, tokens, secrets, begin, admit, deviceOf, attempts } = deps;

  app.post(
    '/api/auth/sign-in/second-factor',
    {
      config: {
        access: 'public',
        extension: 'two-factor',
        operationId: 'giveSecondFactor',
        summary: 'The second step of a sign-in: a code of the app, or a recovery code',
        tag: 'Session',
        announces: false,
        audits: [
          'sign-in.good',
          'sign-in.refused',
          'sign-in.throttled',
          'sign-in.new-device',
          'recovery-code.used',
        ],
      },
      schema: { body: secondStepBody, response: success(loginResponse) },
      onRequest: async ({ ip, headers }) => admit({ address: ip, cookie: headers.cookie }),
    },
    async (request, reply) => {
      const { body, ip, headers } = request;
      const userId = await tokens.verifyChallenge(body.challenge);
      const person = userId === undefined ? null : await findUser(db, userId);
      if (!person) throw unauthorized(twoFactorMessages.challengeOver);

      const by = actorOf(request);
      const attempt = { address: ip, account: person, after: { step: 'second factor' } };
      const network = networkOf(ip);
      const counters = countersOf(person.id, network, deviceOf(headers.cookie, person.id));
      const wait = await reserveAttempt(db, counters, by.at);
      if (wait > 0) {
        attempts.throttled(`second ${network}`, attempt);
        throw tooMany(authMessages.tooManyCodes(Math.ceil(wait / 60_000)), Math.ceil(wait / 1_000));
      }

      const isGood = await db.transaction(async (tx) => {
        const used = await useCode(tx, secrets, { userId: person.id, code: body.code, now: by.at });
        if (used === 'recovery code') {
          const entry = { action: 'recovery-code.used', object: personObject(person) } as const;
          await recordAudit(tx, { ...by, userId: person.id }, entry);
        }
        return used !== null;
      });
      if (!isGood) {
        await attempts.refused(attempt);
        throw invalidInput({ code: twoFactorMessages.wrongCode });
      }
      await releaseAttempt(db, counters.slice(1));
      await forgetAttempts(db, counters[0].key);
      return ok(await begin(request, reply, person.id));
    },
  );
};
