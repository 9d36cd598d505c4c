import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { withCode } from '../two-factor/check-code';
import { twoFactorMessages } from '../two-factor/messages';
import { secondStepBody } from '../two-factor/schemas';
import type { Secrets } from '../two-factor/secrets';
import { findUser } from '../users/repository';

import type { BeginSession } from './begin-session';
import { loginResponse } from './schemas';
import { codeKeys, type Counter } from './sign-in/counters';
import type { Device } from './sign-in/device-cookie';
import { networkOf } from './sign-in/names';
import type { SignIn } from './sign-in/sign-in';
import type { Tokens } from './tokens';

/**
 * The wrong codes that are free; each further one is followed by a longer pause. An attacker at this step already has the password.
 * Three of a million codes are valid at a time, so the 50 attempts that the pauses leave in the first day find one in 18 years.
 * A browser that its owner signed in with before is counted separately.
 */
const SECOND_STEP_LIMITS = { pair: 5, account: 20, device: 10 };

const countersOf = (userId: Id, network: string, device: Device | undefined): [Counter, ...Counter[]] =>
  device
    ? [{ key: codeKeys.device(userId, device.nonce), limit: SECOND_STEP_LIMITS.device }]
    : [
        { key: codeKeys.pair(network, userId), limit: SECOND_STEP_LIMITS.pair },
        { key: codeKeys.account(userId), limit: SECOND_STEP_LIMITS.account },
      ];

type Deps = {
  db: Database;
  tokens: Tokens;
  secrets: Secrets;
  begin: BeginSession;
} & Pick<SignIn, 'admit' | 'deviceOf' | 'attempts'>;

/** The second step of a sign-in: a code for the challenge from the first step. */
export const registerSecondStep = (app: App, deps: Deps): void => {
  const { db, tokens, begin, admit, deviceOf, attempts } = deps;

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
          'two-factor.paused',
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

      const attempt = { address: ip, account: person, after: { step: 'second factor' } };
      const network = networkOf(ip);
      const counters = countersOf(person.id, network, deviceOf(headers.cookie, person.id));
      await withCode(deps, request, { person, code: body.code, counters }, () => Promise.resolve(), {
        throttled: () => attempts.throttled(`second ${network}`, attempt),
        refused: () => attempts.refused(attempt),
      });
      return ok(await begin(request, reply, person.id));
    },
  );
};
