import { type Static, Type } from 'typebox';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput, unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { type AuditActor, actorOf, auditObject, recordAudit } from '../audit/record';
import { checkPassword } from '../own-account/check-password';
import { ownCodeCounter, withCode } from '../two-factor/check-code';
import { type FactorRules, secondStepsOf } from '../two-factor/policy';
import type { Secrets } from '../two-factor/secrets';

import { stepUpMessages } from './messages';
import { recordProof } from './proof';

const stepUpBody = Type.Object({
  password: Type.String({ minLength: 1, maxLength: 1_000 }),
  code: Type.Optional(Type.String({ maxLength: 100 })),
});

type Deps = { db: Database; secrets: Secrets } & FactorRules;

/** Proof, during a session, that it is still its owner who uses it. */
export const registerStepUpRoutes = (app: App, { db, secrets, ...rules }: Deps): void => {
  app.post(
    '/api/auth/step-up',
    {
      config: {
        access: 'signed-in',
        extension: 'step-up',
        whileEnrolling: true,
        operationId: 'stepUp',
        summary:
          'Prove with the password, and a code if the caller has a second factor, that it is the caller',
        tag: 'Session',
        announces: false,
        audits: ['session.proven', 'recovery-code.used', 'two-factor.paused'],
      },
      schema: { body: stepUpBody, response: success(Type.Null()) },
    },
    async (request) => {
      const { password, code = '' }: Static<typeof stepUpBody> = request.body;
      const [person, { sessionId, at: now }] = [callerOf(request), actorOf(request)];
      if (sessionId === null) throw unauthorized();
      await checkPassword(db, { userId: person.id, sessionId, now }, password, 'password');
      const prove = async (tx: Database, by: AuditActor) => {
        await recordProof(tx, sessionId, now);
        const object = auditObject('session', { id: sessionId, name: person.displayName });
        await recordAudit(tx, by, { action: 'session.proven', object });
      };
      const steps = await secondStepsOf(db, rules, person);
      if (steps.length === 0) {
        await db.transaction((tx) => prove(tx, actorOf(request)));
        return ok(null);
      }
      if (!steps.includes('code')) throw invalidInput({ password: stepUpMessages.passkeyRequired });
      if (code.trim() === '') throw invalidInput({ code: stepUpMessages.codeRequired });
      const counters = ownCodeCounter(person.id, sessionId);
      await withCode({ db, secrets }, request, { person, code: code.trim(), counters }, prove);
      return ok(null);
    },
  );
};
