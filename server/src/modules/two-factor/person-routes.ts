import { Type } from 'typebox';

import { idTag, Permission } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { endSessionsOf } from '../auth/sessions';
import { announce } from '../events/announce';
import { removePasskeysOf } from '../passkeys/repository';
import { findUser, lockUser } from '../users/repository';

import { twoFactorMessages } from './messages';
import { countWorkingPasskeys, type FactorRules, isRequired } from './policy';
import { findSecondFactor, remove } from './repository';
import { personParams, twoFactorSchema } from './schemas';

type Deps = { db: Database } & FactorRules;

/** The administrator's calls for a person's second factor: read its state, and reset it. */
export const registerTwoFactorPersonRoutes = (app: App, { db, ...rules }: Deps): void => {
  const path = '/api/accounts/:id/two-factor';
  const config = { extension: 'two-factor', tag: 'Users' } as const;

  app.get(
    path,
    {
      config: {
        ...config,
        access: { permission: Permission.ADMINISTRATOR, orSelf: true },
        operationId: 'getTwoFactor',
        summary: 'Whether a person’s second factor is on',
      },
      schema: { params: personParams, response: success(twoFactorSchema) },
    },
    async ({ params }) => {
      const user = await findUser(db, params.id);
      if (!user) throw notFound();
      const factor = await findSecondFactor(db, user.id);
      return ok({
        isEnabled: factor !== null,
        isRequired: isRequired(rules.policy, user),
        recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
        ...(rules.relyingParty && { passkeys: await countWorkingPasskeys(db, rules, user.id) }),
      });
    },
  );

  app.delete(
    path,
    {
      config: {
        ...config,
        access: { permission: Permission.ADMINISTRATOR },
        operationId: 'resetTwoFactor',
        summary:
          'Reset the second factor and the passkeys of a person who has lost them, which ends their sessions',
        announces: true,
        audits: ['two-factor.disabled', 'passkey.removed', 'session.ended'],
        needsProof: true,
      },
      schema: { params: personParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { id } = request.params;
      // Otherwise somebody who stole a session would need neither password nor code.
      if (id === callerOf(request).id) throw refused(twoFactorMessages.notOneself);
      await db.transaction(async (tx) => {
        // Takes the same lock as a sign-in, so that a session of a concurrent sign-in ends too.
        const user = await lockUser(tx, id);
        if (!user) throw notFound();
        const [hadCodes, names] = [await remove(tx, id), await removePasskeysOf(tx, id)];
        if (!hadCodes && names.length === 0) throw notFound();
        const by = actorOf(request);
        const endedSessions = await endSessionsOf(tx, by, { userId: id, reason: 'second factor reset' });
        const [object, after] = [personObject(user), { endedSessions }];
        if (hadCodes) await recordAudit(tx, by, { action: 'two-factor.disabled', object, after });
        for (const passkey of names)
          await recordAudit(tx, by, { action: 'passkey.removed', object, before: { passkey }, after });
      });
      announce(request, [idTag('User', id)]);
      return ok(null, twoFactorMessages.reset[request.locale]);
    },
  );
};
