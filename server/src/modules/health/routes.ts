import { Type } from 'typebox';

import { ErrorCode } from '@contract';

import { ApiError } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { commonMessages } from '../../http/messages';

const health = Type.Object({ status: Type.Literal('ok') });
const unavailable = () => new ApiError(ErrorCode.TryAgainLater, commonMessages.unavailable);

declare module 'fastify' {
  interface FastifyInstance {
    /** What /api/ready answers. */
    isReady: () => Promise<boolean>;
  }
}

type HealthDeps = { readiness: () => Promise<string[]>; isDraining: () => boolean };

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** The causes are for those who run the server: other callers learn that it is not ready. */
const notReady = (ip: string, faults: string[]): ApiError => {
  if (!LOOPBACK.test(ip) || faults.length === 0) return unavailable();
  const { th, en } = commonMessages.unavailable;
  const causes = faults.join('; ');
  return new ApiError(ErrorCode.TryAgainLater, { th: `${th} (${causes})`, en: `${en} (${causes})` });
};

/**
 * `/api/health`: the process is alive (restart it if this fails). `/api/ready`: it can write and read, and is not
 * stopping (send no traffic while it returns 503). What prevents it is logged once, and so is that it is ready again.
 */
export const registerHealthRoutes = (app: App, { readiness, isDraining }: HealthDeps): void => {
  let logged = '';
  const config = { access: 'public', tag: 'Service', extension: 'health' } as const;
  const schema = { response: success(health) };

  app.decorate('isReady', async () => !isDraining() && (await readiness()).length === 0);

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
    async ({ ip, log }) => {
      if (isDraining()) throw unavailable();
      const faults = await readiness();
      const said = faults.join('; ');
      if (said && said !== logged) log.error(`Not ready. ${said}`);
      if (!said && logged) log.warn('Ready again.');
      logged = said;
      if (said) throw notReady(ip, faults);
      return ok({ status: 'ok' as const });
    },
  );
};
