import { type Static, Type } from 'typebox';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput, unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, auditObject, personObject, recordAudit } from '../audit/record';
import { forgetAttempts } from '../auth/sign-in/counters';
import { checkPassword, reserveAnswer } from '../own-account/check-password';
import { twoFactorMessages } from '../two-factor/messages';
import { findSecondFactor, useCode } from '../two-factor/repository';
import type { Secrets } from '../two-factor/secrets';

import { stepUpMessages } from './messages';
import { recordProof } from './proof';

const stepUpBody = Type.Object({
  password: Type.String({ minLength: 1, maxLength: 1_000 }),
  code: Type.Optional(Type.String({ maxLength: 100 })),
});

type Deps = { db: Database; secrets: Secrets };

/** Proof, during a session, that it is still its owner who uses it. */
export const registerStepUpRoutes = (app: App, { db, secrets }: Deps): void => {
  app.post(
    '/api/auth/step-up',
    {
      config: {
        access: 'signed-in',
        extension: 'step-up',
        operationId: 'stepUp',
        summary:
          'Prove with the password, and a code if the caller has a second factor, that it is the caller',
        tag: 'Session',
        announces: false,
        audits: ['session.proven', 'recovery-code.used'],
      },
      schema: { body: stepUpBody, response: success(Type.Null()) },
    },
    async (request) => {
      const { password, code = '' }: Static<typeof stepUpBody> = request.body;
      const [{ id: userId, displayName }, by] = [callerOf(request), actorOf(request)];
      const { sessionId } = by;
      if (sessionId === null) throw unauthorized();
      await checkPassword(db, { userId, sessionId, now: by.at }, password, 'password');
      const hasFactor = (await findSecondFactor(db, userId)) !== null;
      if (hasFactor && code.trim() === '') throw invalidInput({ code: stepUpMessages.codeRequired });
      const key = `own code:${userId} ${sessionId}`;
      if (hasFactor) await reserveAnswer(db, key, by.at);
      await db.transaction(async (tx) => {
        const used = hasFactor
          ? await useCode(tx, secrets, { userId, code: code.trim(), now: by.at })
          : 'none';
        if (!used) throw invalidInput({ code: twoFactorMessages.wrongCode });
        const person = personObject({ id: userId, displayName });
        if (used === 'recovery code')
          await recordAudit(tx, by, { action: 'recovery-code.used', object: person });
        await recordProof(tx, sessionId, by.at);
        const object = auditObject('session', { id: sessionId, name: displayName });
        await recordAudit(tx, by, { action: 'session.proven', object });
      });
      if (hasFactor) await forgetAttempts(db, key);
      return ok(null);
    },
  );
};
