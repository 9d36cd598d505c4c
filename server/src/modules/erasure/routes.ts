import { type Id, idTag, partialTag, Permission } from '@contract';

import type { Database } from '../../db/database';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import type { OidcConfig } from '../../settings/oidc-config';
import { keepEmergencyAccount } from '../accounts/emergency-account';
import { accountParams } from '../accounts/schemas';
import { actorOf, type AuditActor } from '../audit/record';
import { announce } from '../events/announce';

import { erasePerson } from './erase-person';
import { erasureMessages, REFUSALS } from './messages';
import { erasureSchema } from './schemas';

const CONFIG = {
  access: { permission: Permission.ADMINISTRATOR },
  extension: 'erasure',
  tag: 'Users',
} as const;

/** How an administrator erases a person whose account is disabled, by the same rules as `npm run erase-person`. */
export const registerErasureRoutes = (
  app: App,
  { db, oidc }: { db: Database; oidc: OidcConfig | undefined },
): void => {
  const run = async (by: AuditActor, id: Id, isTrial: boolean) => {
    await keepEmergencyAccount(db, oidc, id);
    const done = await erasePerson(db, by, id, { isTrial });
    if (done === 'nobody') throw notFound();
    if (typeof done === 'string') throw refused(REFUSALS[done]);
    return done;
  };

  app.get(
    '/api/accounts/:id/erasure',
    {
      config: {
        ...CONFIG,
        operationId: 'getErasure',
        summary: 'What erasing a person would change, in numbers; refused unless the account is disabled',
      },
      schema: { params: accountParams, response: success(erasureSchema) },
    },
    async (request) => ok((await run(actorOf(request), request.params.id, true)).erasure),
  );

  app.post(
    '/api/accounts/:id/erase',
    {
      config: {
        ...CONFIG,
        operationId: 'erasePerson',
        summary: 'Erase a person whose account is disabled: the work stays, signed with another name',
        announces: true,
        audits: ['user.erased'],
        needsProof: true,
      },
      schema: { params: accountParams, response: success(erasureSchema) },
    },
    async (request) => {
      const { id } = request.params;
      const { person, erasure } = await run(actorOf(request), id, false);
      // Groups show the names and the number of their members.
      announce(request, [
        idTag('User', id),
        partialTag('User'),
        { type: 'Group' },
        { type: 'GroupStatistics' },
      ]);
      return ok(erasure, erasureMessages.erased(person.displayName)[request.locale]);
    },
  );
};
