import { Type } from 'typebox';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf } from '../audit/record';
import { dismissCodePauses, findCodePauses } from '../auth/code-pauses';
import { dismissNewDevices, findNewDevices } from '../auth/known-devices';
import { endSessionsOf } from '../auth/sessions';

import { ownAccountMessages } from './messages';
import { listSessions } from './repository';
import { newDeviceSchema, sessionParams, sessionSchema } from './schemas';

/** The calls with which people see and end their own sessions. */
export const registerSessionRoutes = (app: App, { db }: { db: Database }): void => {
  const config = { access: 'signed-in', extension: 'sessions', tag: 'Account' } as const;

  app.get(
    '/api/account/sessions',
    {
      config: { ...config, operationId: 'listSessions', summary: 'The caller’s open sessions' },
      schema: { response: success(Type.Array(sessionSchema)) },
    },
    async (request) => {
      const { at: now, sessionId: current } = actorOf(request);
      return ok(await listSessions(db, { userId: callerOf(request).id, current, now }));
    },
  );

  app.delete(
    '/api/account/sessions/:sessionId',
    {
      config: {
        ...config,
        operationId: 'endSession',
        summary: 'End one of the caller’s sessions',
        announces: false,
        audits: ['session.ended'],
      },
      schema: { params: sessionParams, response: success(Type.Null()) },
    },
    async (request) => {
      const which = { userId: callerOf(request).id, only: request.params.sessionId };
      const ended = await db.transaction((tx) =>
        endSessionsOf(tx, actorOf(request), { ...which, reason: 'ended by its owner' }),
      );
      if (ended === 0) throw notFound();
      return ok(null, ownAccountMessages.sessionEnded[request.locale]);
    },
  );

  app.delete(
    '/api/account/sessions',
    {
      config: {
        ...config,
        operationId: 'endOtherSessions',
        summary: 'End all of the caller’s sessions except this one',
        announces: false,
        audits: ['session.ended'],
      },
      schema: { response: success(Type.Null()) },
    },
    async (request) => {
      const by = actorOf(request);
      const others = by.sessionId === null ? {} : { except: by.sessionId };
      const which = { userId: callerOf(request).id, ...others };
      const ended = await db.transaction((tx) =>
        endSessionsOf(tx, by, { ...which, reason: 'ended by its owner' }),
      );
      return ok(null, ownAccountMessages.othersEnded(ended)[request.locale]);
    },
  );

  app.get(
    '/api/account/new-devices',
    {
      config: {
        ...config,
        operationId: 'listNewDevices',
        summary:
          'Sign-ins to the caller’s account from new devices, and wrong codes that paused its second factor, until they are dismissed',
      },
      schema: { response: success(Type.Array(newDeviceSchema)) },
    },
    async (request) => {
      const { id } = callerOf(request);
      const devices = await findNewDevices(db, id, request.sessionId);
      return ok([...(await findCodePauses(db, id)), ...devices]);
    },
  );

  app.delete(
    '/api/account/new-devices',
    {
      config: {
        ...config,
        operationId: 'dismissNewDevices',
        summary: 'Dismiss the notices about new devices and wrong codes',
        announces: false,
        // Not audited: the sign-in itself is, and dismissing the notice changes nothing else.
        audits: false,
      },
      schema: { response: success(Type.Null()) },
    },
    async (request) => {
      const { id } = callerOf(request);
      await dismissNewDevices(db, id, request.sessionId);
      await dismissCodePauses(db, id);
      return ok(null);
    },
  );
};
