import { Type } from 'typebox';

import { idTag, type Id } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { forgetAttempts } from '../auth/sign-in/counters';
import { announce } from '../events/announce';
import { checkPassword, reserveAnswer } from '../own-account/check-password';

import { twoFactorMessages } from './messages';
import { provenChange } from './proven-change';
import { enable, findPending, remove, replaceRecoveryCodes, storePending } from './repository';
import { confirmBody, proofBody, recoveryCodesSchema, startBody, startSchema } from './schemas';
import type { Secrets } from './secrets';
import { otpauthOf, plainCode, stepOfCode, toBase32 } from './totp';

type Deps = { db: Database; secrets: Secrets };

const PATH = '/api/account/two-factor';

/** The calls with which people set up their second factor, turn it off and get new recovery codes. */
export const registerTwoFactorRoutes = (app: App, deps: Deps): void => {
  const { db, secrets } = deps;
  const config = { access: 'signed-in', extension: 'two-factor', tag: 'Account' } as const;

  const makeRecoveryCodes = (userId: Id) => {
    const recoveryCodes = secrets.makeRecoveryCodes();
    return { recoveryCodes, hashes: recoveryCodes.map((code) => secrets.hashRecoveryCode(code, userId)) };
  };

  app.post(
    `${PATH}/start`,
    {
      config: {
        ...config,
        whileEnrolling: true,
        operationId: 'startTwoFactor',
        summary: 'Create a secret for an authenticator app; it takes effect once a code confirms it',
        announces: false,
        // Not audited: nothing changes until the secret is confirmed.
        audits: false,
      },
      schema: { body: startBody, response: success(startSchema) },
    },
    async (request) => {
      const [caller, by] = [callerOf(request), actorOf(request)];
      const who = { userId: caller.id, sessionId: by.sessionId, now: by.at };
      await checkPassword(db, who, request.body.password, 'password');
      const secret = secrets.make();
      if (!(await storePending(db, caller.id, secrets.seal(secret, caller.id), by.at)))
        throw refused(twoFactorMessages.alreadyEnabled);
      return ok({ secret: toBase32(secret), address: otpauthOf(secret, caller.username) });
    },
  );

  app.post(
    `${PATH}/confirm`,
    {
      config: {
        ...config,
        whileEnrolling: true,
        operationId: 'confirmTwoFactor',
        summary:
          'Turn the second factor on with a code of the app; the recovery codes are shown only this time',
        announces: true,
        audits: ['two-factor.enabled'],
      },
      schema: { body: confirmBody, response: success(recoveryCodesSchema) },
    },
    async (request) => {
      const [caller, by] = [callerOf(request), actorOf(request)];
      const key = `first code:${caller.id} ${by.sessionId ?? ''}`;
      await reserveAnswer(db, key, by.at);
      const pending = await findPending(db, caller.id);
      const secret = pending === null ? undefined : secrets.open(pending, caller.id);
      if (pending === null || !secret) throw refused(twoFactorMessages.startFirst);
      const lastStep = stepOfCode(secret, plainCode(request.body.code), { now: by.at, lastStep: 0 });
      if (lastStep === undefined) throw invalidInput({ code: twoFactorMessages.wrongCode });
      const { recoveryCodes, hashes: recoveryHashes } = makeRecoveryCodes(caller.id);
      await db.transaction(async (tx) => {
        const values = { secret: pending, lastStep, recoveryHashes, enabledAt: by.at };
        if (!(await enable(tx, caller.id, values))) throw refused(twoFactorMessages.startFirst);
        await recordAudit(tx, by, { action: 'two-factor.enabled', object: personObject(caller) });
      });
      await forgetAttempts(db, key);
      announce(request, [idTag('User', caller.id)]);
      return ok({ recoveryCodes });
    },
  );

  app.post(
    `${PATH}/disable`,
    {
      config: {
        ...config,
        operationId: 'disableTwoFactor',
        summary: 'Turn the caller’s second factor off, with the password and a code',
        announces: true,
        audits: ['two-factor.disabled', 'recovery-code.used', 'two-factor.paused'],
      },
      schema: { body: proofBody, response: success(Type.Null()) },
    },
    async (request) => {
      const userId = callerOf(request).id;
      await provenChange(deps, request, request.body, async (tx, by, object) => {
        await remove(tx, userId);
        await recordAudit(tx, by, { action: 'two-factor.disabled', object });
      });
      announce(request, [idTag('User', userId)]);
      return ok(null, twoFactorMessages.disabled[request.locale]);
    },
  );

  app.post(
    `${PATH}/recovery-codes`,
    {
      config: {
        ...config,
        operationId: 'renewRecoveryCodes',
        summary: 'Create ten new recovery codes, with the password and a code; the old ones become invalid',
        announces: true,
        audits: ['two-factor.codes-renewed', 'recovery-code.used', 'two-factor.paused'],
      },
      schema: { body: proofBody, response: success(recoveryCodesSchema) },
    },
    async (request) => {
      const userId = callerOf(request).id;
      const { recoveryCodes, hashes } = makeRecoveryCodes(userId);
      await provenChange(deps, request, request.body, async (tx, by, object) => {
        await replaceRecoveryCodes(tx, userId, hashes);
        await recordAudit(tx, by, { action: 'two-factor.codes-renewed', object });
      });
      announce(request, [idTag('User', userId)]);
      return ok({ recoveryCodes });
    },
  );
};
