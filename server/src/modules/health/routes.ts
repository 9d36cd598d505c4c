import { sql } from 'drizzle-orm';
import { Type } from 'typebox';

import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';

const health = Type.Object({ status: Type.Literal('ok') });

export const registerHealthRoutes = (app: App, { db }: { db: Database }): void => {
  app.get(
    '/api/health',
    { config: { access: 'public' }, schema: { response: success(health) } },
    async () => {
      await db.execute(sql`SELECT 1`);
      return ok({ status: 'ok' as const });
    },
  );
};
