import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { Type } from 'typebox';

import { ErrorCode } from '@contract';

import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { commonMessages } from '../../http/messages';

/** The time limit of the check: a load balancer asks every few seconds and must not wait for a database that does not answer. */
const DATABASE_LIMIT_MS = 2_000;

const health = Type.Object({ status: Type.Literal('ok') });
const unavailable = () => new ApiError(ErrorCode.TryAgainLater, commonMessages.unavailable);

const databaseAnswers = async (db: Database): Promise<boolean> => {
  const answered = db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, wait(DATABASE_LIMIT_MS, false, { ref: false })]);
};

/**
 * `/api/health`: the process is alive (restart it if this fails). `/api/ready`: it can serve, because its database answers
 * and it is not stopping (send no traffic while it returns 503).
 */
export const registerHealthRoutes = (
  app: App,
  { db, isDraining }: { db: Database; isDraining: () => boolean },
): void => {
  const config = { access: 'public', tag: 'Service', extension: 'health' } as const;
  const schema = { response: success(health) };

  app.get(
    '/api/health',
    {
      config: { ...config, operationId: 'getHealth', summary: 'Whether the server is alive' },
      schema,
    },
    async () => ok({ status: 'ok' as const }),
  );

  app.get(
    '/api/ready',
    {
      config: {
        ...config,
        operationId: 'getReadiness',
        summary: 'Whether the server currently accepts requests',
      },
      schema,
    },
    async () => {
      if (isDraining() || !(await databaseAnswers(db))) throw unavailable();
      return ok({ status: 'ok' as const });
    },
  );
};
