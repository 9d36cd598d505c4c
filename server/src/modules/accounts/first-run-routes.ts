import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import type { Database } from '../../db/database';
import { invalidInput, refused, tooMany } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { actorOf } from '../audit/record';
import { authMessages } from '../auth/messages';
import { createFloodGate } from '../auth/sign-in/flood-gate';
import { networkOf } from '../auth/sign-in/names';
import type { Keyring } from '../keys/keyring';

import { createFirstAdministrator, isStartToken } from './first-run';
import { accountsMessages } from './messages';
import { firstRunBody, firstRunSchema } from './schemas';

type Deps = {
  db: Database;
  clock: Clock;
  keyring: Keyring;
  /** Whether no account exists yet and the console opens the page for the first one. */
  isFirstRun: () => Promise<boolean>;
};

/** Creates the first administrator of an installation without demo data in the browser. */
export const registerFirstRunRoutes = (app: App, { db, clock, keyring, isFirstRun }: Deps): void => {
  const floodWaitOf = createFloodGate(clock);
  const admit = async ({ ip }: FastifyRequest) => {
    const wait = floodWaitOf(networkOf(ip));
    if (wait > 0) throw tooMany(authMessages.busy, Math.ceil(wait / 1000));
  };
  const config = { access: 'public', extension: 'accounts', tag: 'Session' } as const;

  app.get(
    '/api/accounts/first-run',
    {
      config: {
        ...config,
        operationId: 'getFirstRun',
        summary:
          'Whether the first administrator is still to be made, which takes the code that the server printed',
      },
      schema: { response: success(firstRunSchema) },
      onRequest: admit,
    },
    async () => {
      const isOpen = await isFirstRun();
      return ok({ isOpen, needsToken: isOpen });
    },
  );

  app.post(
    '/api/accounts/first-run',
    {
      config: {
        ...config,
        operationId: 'createFirstAdministrator',
        summary: 'Create the first administrator, once',
        announces: false,
        audits: ['user.created'],
      },
      schema: { body: firstRunBody, response: success(Type.Null()) },
      onRequest: admit,
    },
    async (request) => {
      const { token, ...given } = request.body;
      if (!(await isFirstRun())) throw refused(accountsMessages.firstRunOver);
      if (!(await isStartToken(db, token.trim(), keyring))) {
        throw invalidInput({ token: accountsMessages.wrongStartToken });
      }
      await createFirstAdministrator(db, actorOf(request), given);
      return ok(null);
    },
  );
};
