import { Type } from 'typebox';

import { idTag, type Id } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { nullable } from '../../http/schemas';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { hasOwnWay } from '../sign-in-ways/own-ways';
import { lockUser } from '../users/repository';

import { findLink, removeLink } from './links';
import { oidcMessages } from './messages';
import type { OidcDeps } from './routes';
import { providerLinkSchema } from './schemas';

const PATH = '/api/account/provider';

/** The calls with which people see and remove the link of their own account to the provider. */
export const registerProviderAccountRoutes = (app: App, { db, oidc, post, ...rules }: OidcDeps): void => {
  const { issuer, name } = oidc;
  const config = { access: 'signed-in', extension: 'oidc', tag: 'Account' } as const;

  const signsInOtherwise = (tx: Database, userId: Id) => hasOwnWay(tx, { ...rules, oidc }, userId);

  app.get(
    PATH,
    {
      config: {
        ...config,
        operationId: 'getProviderLink',
        summary: 'The caller’s link to the provider, or null',
      },
      schema: { response: success(nullable(providerLinkSchema)) },
    },
    async (request) => {
      const { id } = callerOf(request);
      const link = await findLink(db, id, issuer);
      if (!link) return ok(null);
      const { email, createdAt } = link;
      return ok({ email, linkedAt: createdAt.toISOString(), canRemove: await signsInOtherwise(db, id) });
    },
  );

  app.delete(
    PATH,
    {
      config: {
        ...config,
        operationId: 'removeProviderLink',
        summary: 'Remove the caller’s link to the provider, while a password or a passkey signs them in',
        announces: true,
        audits: ['provider.unlinked'],
        needsProof: true,
      },
      schema: { response: success(Type.Null()) },
    },
    async (request) => {
      const [caller, by] = [callerOf(request), actorOf(request)];
      await db.transaction(async (tx) => {
        const user = await lockUser(tx, caller.id);
        const email = user && (await removeLink(tx, user.id, issuer));
        if (!user || email === undefined || email === null) throw notFound();
        if (!(await signsInOtherwise(tx, user.id))) throw refused(oidcMessages.wayIn);
        const before = { provider: name, email };
        await recordAudit(tx, by, { action: 'provider.unlinked', object: personObject(user), before });
      });
      announce(request, [idTag('User', caller.id)]);
      post?.tellProviderChanged(caller, { provider: name, isLinked: false });
      return ok(null, oidcMessages.unlinked(name)[request.locale]);
    },
  );
};
