import { Permission } from '@contract';

import type { Database } from '../../db/database';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { accountParams } from '../accounts/schemas';
import { findUser } from '../users/repository';

import { findUnfinishedWork } from './repository';
import { unfinishedWorkSchema } from './schemas';

/** What a person leaves to others, for the administrator who disables the account. */
export const registerHandOverRoutes = (app: App, { db }: { db: Database }): void => {
  app.get(
    '/api/accounts/:id/unfinished',
    {
      config: {
        access: { permission: Permission.ADMINISTRATOR },
        extension: 'hand-over',
        operationId: 'getUnfinishedWork',
        summary:
          'A person’s news that waits or was returned, and their groups, before the account is disabled',
        tag: 'Users',
      },
      schema: { params: accountParams, response: success(unfinishedWorkSchema) },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await findUser(db, id))) throw notFound();
      return ok(await findUnfinishedWork(db, id));
    },
  );
};
