import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { cleanText, idTag } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound, unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import type { Post } from '../mail/post';
import { lockUser } from '../users/repository';

import type { Ceremonies } from './ceremonies';
import type { Ceremony } from './challenges';
import { passkeyMessages } from './messages';
import { insertPasskey, listPasskeys, removePasskey, renamePasskey } from './repository';
import { optionsSchema, passkeyBody, passkeyNameBody, passkeyParams, passkeySchema } from './schemas';

type Deps = { db: Database; ceremonies: Ceremonies; post?: Post | undefined };

const PATH = '/api/account/passkeys';

/** The ceremony of a signed-in person: its answer belongs to the session that asked for it. */
export const ceremonyOf = (kind: 'add' | 'proof', request: FastifyRequest): Ceremony => {
  const { sessionId } = request;
  if (sessionId === null) throw unauthorized();
  return { kind, userId: callerOf(request).id, sessionId };
};

/** The calls with which people see, add, rename and remove their passkeys. */
export const registerOwnPasskeyRoutes = (app: App, { db, ceremonies, post }: Deps): void => {
  const { rpId } = ceremonies;
  const config = { access: 'signed-in', extension: 'passkeys', tag: 'Account' } as const;

  app.get(
    PATH,
    {
      config: {
        ...config,
        operationId: 'listPasskeys',
        summary: 'The caller’s passkeys, oldest first',
        whileEnrolling: true,
      },
      schema: { response: success(Type.Array(passkeySchema)) },
    },
    async (request) => ok(await listPasskeys(db, { userId: callerOf(request).id, rpId })),
  );

  app.post(
    `${PATH}/start`,
    {
      config: {
        ...config,
        operationId: 'startPasskey',
        summary: 'The options with which a browser makes a passkey, for 5 minutes',
        announces: false,
        // Not audited: nothing changes until the passkey is added.
        audits: false,
        needsProof: true,
        whileEnrolling: true,
      },
      schema: { response: success(optionsSchema) },
    },
    async (request) => {
      const now = actorOf(request).at;
      const options = await ceremonies.optionsForNew(ceremonyOf('add', request), callerOf(request), now);
      return ok({ options: { ...options } });
    },
  );

  app.post(
    PATH,
    {
      config: {
        ...config,
        operationId: 'addPasskey',
        summary: 'Add a passkey that the caller’s browser has made',
        announces: true,
        audits: ['passkey.added'],
        needsProof: true,
        whileEnrolling: true,
      },
      schema: { body: passkeyBody, response: success(passkeySchema) },
    },
    async (request) => {
      const [caller, by, name] = [callerOf(request), actorOf(request), cleanText(request.body.name)];
      const checked = await ceremonies.checkNew(ceremonyOf('add', request), request.body.passkey, by.at);
      const added = await db.transaction(async (tx) => {
        // Of two simultaneous ones, the second counts the first.
        await lockUser(tx, caller.id);
        const passkey = await insertPasskey(tx, { userId: caller.id, rpId }, { ...checked, name }, by.at);
        const entry = { object: personObject(caller), after: { passkey: name } };
        await recordAudit(tx, by, { action: 'passkey.added', ...entry });
        return passkey;
      });
      post?.tellPasskeyChanged(caller, { name, isAdded: true });
      announce(request, [idTag('User', caller.id)]);
      return ok(added, passkeyMessages.added[request.locale]);
    },
  );

  app.put(
    `${PATH}/:id`,
    {
      config: {
        ...config,
        operationId: 'renamePasskey',
        summary: 'Rename a passkey of the caller',
        announces: true,
        audits: ['passkey.renamed'],
      },
      schema: { params: passkeyParams, body: passkeyNameBody, response: success(Type.Null()) },
    },
    async (request) => {
      const [caller, name] = [callerOf(request), cleanText(request.body.name)];
      await db.transaction(async (tx) => {
        const was = await renamePasskey(tx, { userId: caller.id, rpId }, request.params.id, name);
        if (was === null) throw notFound();
        const entry = { object: personObject(caller), before: { passkey: was }, after: { passkey: name } };
        await recordAudit(tx, actorOf(request), { action: 'passkey.renamed', ...entry });
      });
      announce(request, [idTag('User', caller.id)]);
      return ok(null, passkeyMessages.renamed[request.locale]);
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      config: {
        ...config,
        operationId: 'removePasskey',
        summary: 'Remove a passkey of the caller: nobody signs in with it any more',
        announces: true,
        audits: ['passkey.removed'],
        needsProof: true,
      },
      schema: { params: passkeyParams, response: success(Type.Null()) },
    },
    async (request) => {
      const caller = callerOf(request);
      const name = await db.transaction(async (tx) => {
        const removed = await removePasskey(tx, { userId: caller.id, rpId }, request.params.id);
        if (removed === null) throw notFound();
        const entry = { object: personObject(caller), before: { passkey: removed } };
        await recordAudit(tx, actorOf(request), { action: 'passkey.removed', ...entry });
        return removed;
      });
      post?.tellPasskeyChanged(caller, { name, isAdded: false });
      announce(request, [idTag('User', caller.id)]);
      return ok(null, passkeyMessages.removed[request.locale]);
    },
  );
};
