import { Type } from 'typebox';

import { Permission } from '@contract';

import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';

import { administratorNames } from './missing-right';

/** For a console that knows which permission is missing, but not whom to ask for it. */
export const registerRefusalRoutes = (app: App, { db }: { db: Database }): void => {
  app.get(
    '/api/users/administrators',
    {
      config: {
        access: { permission: Permission.USER },
        extension: 'refusals',
        operationId: 'listPermissionGivers',
        summary: 'The names of up to three people who can give a permission',
        tag: 'Users',
      },
      schema: { response: success(Type.Array(Type.String())) },
    },
    async () => ok(await administratorNames(db)),
  );
};
