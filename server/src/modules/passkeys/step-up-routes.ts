import { Type } from 'typebox';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, auditObject, recordAudit } from '../audit/record';
import { forgetAttempts } from '../auth/sign-in/counters';
import { reserveAnswer } from '../own-account/check-password';
import { recordProof } from '../step-up/proof';

import type { Ceremonies } from './ceremonies';
import { ceremonyOf } from './own-routes';
import { optionsSchema, proofByPasskeyBody } from './schemas';

type Deps = { db: Database; ceremonies: Ceremonies };

/** Proof by a passkey, in place of password and code, that it is still its owner who uses a session. */
export const registerPasskeyProofRoutes = (app: App, { db, ceremonies }: Deps): void => {
  const config = {
    access: 'signed-in',
    extension: 'passkeys',
    tag: 'Session',
    whileEnrolling: true,
  } as const;
  const path = '/api/auth/step-up/passkey';

  app.post(
    `${path}/start`,
    {
      config: {
        ...config,
        operationId: 'startPasskeyProof',
        summary: 'The options with which the caller’s browser asks for a passkey, for 5 minutes',
        announces: false,
        audits: false,
      },
      schema: { response: success(optionsSchema) },
    },
    async (request) => {
      const [ceremony, { at }] = [ceremonyOf('proof', request), actorOf(request)];
      return ok({ options: { ...(await ceremonies.optionsForUse(ceremony, callerOf(request).id, at)) } });
    },
  );

  app.post(
    path,
    {
      config: {
        ...config,
        operationId: 'stepUpByPasskey',
        summary: 'Prove with a passkey that it is the caller',
        announces: false,
        audits: ['session.proven'],
      },
      schema: { body: proofByPasskeyBody, response: success(Type.Null()) },
    },
    async (request) => {
      const [person, by, { passkey }] = [callerOf(request), actorOf(request), request.body];
      const ceremony = ceremonyOf('proof', request);
      const sessionId = by.sessionId ?? '';
      const key = `own passkey:${person.id} ${sessionId}`;
      await reserveAnswer(db, key, by.at);
      await ceremonies.checkUse(ceremony, await ceremonies.find(passkey), passkey, by.at);
      await db.transaction(async (tx) => {
        await recordProof(tx, sessionId, by.at);
        const object = auditObject('session', { id: sessionId, name: person.displayName });
        await recordAudit(tx, by, { action: 'session.proven', object });
      });
      await forgetAttempts(db, key);
      return ok(null);
    },
  );
};
