import { idTag, nameOf, Permission, type User } from '@contract';

import type { Database } from '../../db/database';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { paginated } from '../../http/schemas';
import type { OidcConfig } from '../../settings/oidc-config';
import { keepEmergencyAccount } from '../accounts/emergency-account';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { makesAdministrator } from '../step-up/proof';

import { usersMessages } from './messages';
import { addPermission, findUser, removePermission, searchUsers } from './repository';
import { permissionBody, userParams, userSchema, userSearchQuery } from './schemas';

type Deps = { db: Database; oidc: OidcConfig | undefined };

export const registerUserRoutes = (app: App, { db, oidc }: Deps): void => {
  const showsState = () => app.extensions.has('accounts');
  const shown = ({ state, ...user }: User): User => (state && showsState() ? { ...user, state } : user);

  app.get(
    '/api/users/search',
    {
      config: {
        access: { permission: Permission.USER_SEARCH },
        operationId: 'searchUsers',
        summary: 'A page of users, found by name or e-mail',
        tag: 'Users',
        core: true,
        supports: ['accounts'],
      },
      schema: { querystring: userSearchQuery, response: success(paginated(userSchema)) },
    },
    async (request) => {
      const { search, state, ...page } = request.query;
      const wanted = { search, ...(state && showsState() && { state }) };
      const found = await searchUsers(db, wanted, page);
      return ok({ ...found, data: found.data.map(shown) });
    },
  );

  app.get(
    '/api/users/detail/:id',
    {
      config: {
        access: { permission: Permission.USER_READ, orSelf: true },
        operationId: 'getUser',
        summary: 'One user',
        tag: 'Users',
        core: true,
        supports: ['accounts'],
      },
      schema: { params: userParams, response: success(userSchema) },
    },
    async ({ params }) => {
      const user = await findUser(db, params.id);
      if (!user) throw notFound();
      return ok(shown(user));
    },
  );

  const changeConfig = {
    access: { permission: Permission.ADMINISTRATOR },
    tag: 'Users',
    core: true,
    supports: ['step-up'],
    announces: true,
    needsProof: makesAdministrator,
  } as const;
  const changeSchema = { params: userParams, body: permissionBody, response: success(userSchema) };

  app.put(
    '/api/users/permissions/:id/add',
    {
      config: {
        ...changeConfig,
        operationId: 'addPermission',
        summary: 'Add a permission to a user',
        audits: ['permission.added'],
      },
      schema: changeSchema,
    },
    async (request) => {
      const { params, body, locale } = request;
      const permission = nameOf(Permission, body.permission) ?? '';
      const user = await db.transaction(async (tx) => {
        const added = await addPermission(tx, params.id, body.permission);
        if (!added?.isChanged) return added?.user;
        const object = personObject(added.user);
        await recordAudit(tx, actorOf(request), {
          action: 'permission.added',
          object,
          after: { permission },
        });
        return added.user;
      });
      if (!user) throw notFound();
      announce(request, [idTag('User', user.id)]);
      return ok(user, usersMessages.permissionAdded(permission)[locale]);
    },
  );

  app.put(
    '/api/users/permissions/:id/remove',
    {
      config: {
        ...changeConfig,
        operationId: 'removePermission',
        summary: 'Remove a permission from a user',
        audits: ['permission.removed'],
      },
      schema: changeSchema,
    },
    async (request) => {
      const { params, body, locale } = request;
      const permission = nameOf(Permission, body.permission) ?? '';
      // It has to be able to help the others while the provider is down.
      if (body.permission === Permission.ADMINISTRATOR) await keepEmergencyAccount(db, oidc, params.id);
      const user = await db.transaction(async (tx) => {
        const removed = await removePermission(tx, params.id, body.permission);
        if (removed === 'last-administrator') throw refused(usersMessages.lastAdministrator);
        if (!removed?.isChanged) return removed?.user;
        const object = personObject(removed.user);
        const before = { permission };
        await recordAudit(tx, actorOf(request), { action: 'permission.removed', object, before });
        return removed.user;
      });
      if (!user) throw notFound();
      announce(request, [idTag('User', user.id)]);
      return ok(user, usersMessages.permissionRemoved(permission)[locale]);
    },
  );
};
