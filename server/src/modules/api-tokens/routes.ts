import { Type } from 'typebox';

import { cleanText, type Id, Permission } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf, auditObject, recordAudit } from '../audit/record';

import { tokensMessages } from './messages';
import { createToken, deleteToken, listTokens } from './repository';
import { apiTokenSchema, newApiTokenSchema, tokenBody, tokenParams } from './schemas';

const CONFIG = {
  access: { permission: Permission.ADMINISTRATOR },
  extension: 'tokens',
  tag: 'Tokens',
} as const;

const tokenObject = (id: Id, name: string) => auditObject('token', { id, name });

/** The administrator's calls for the tokens of other systems. A token is shown once. */
export const registerTokenRoutes = (app: App, { db }: { db: Database }): void => {
  app.get(
    '/api/tokens',
    {
      config: {
        ...CONFIG,
        operationId: 'listTokens',
        summary: 'The tokens of other systems, oldest first',
      },
      schema: { response: success(Type.Array(apiTokenSchema)) },
    },
    async () => ok(await listTokens(db)),
  );

  app.post(
    '/api/tokens',
    {
      config: {
        ...CONFIG,
        operationId: 'createToken',
        summary: 'Create a token for another system; the answer alone holds it',
        announces: false,
        audits: ['token.created'],
        needsProof: true,
      },
      schema: { body: tokenBody, response: success(newApiTokenSchema) },
    },
    async (request) => {
      const { body, locale } = request;
      const values = { name: cleanText(body.name), purpose: body.purpose };
      const by = actorOf(request);
      const created = await db.transaction(async (tx) => {
        const token = await createToken(tx, values, callerOf(request), by.at);
        if (!token) throw refused(tokensMessages.tooMany);
        const object = tokenObject(token.id, token.name);
        await recordAudit(tx, by, { action: 'token.created', object, after: { purpose: token.purpose } });
        return token;
      });
      return ok(created, tokensMessages.created[locale]);
    },
  );

  app.delete(
    '/api/tokens/:id',
    {
      config: {
        ...CONFIG,
        operationId: 'revokeToken',
        summary: 'Revoke a token: its next call is refused',
        announces: false,
        audits: ['token.revoked'],
        needsProof: true,
      },
      schema: { params: tokenParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { locale, params } = request;
      await db.transaction(async (tx) => {
        const revoked = await deleteToken(tx, params.id);
        if (!revoked) throw notFound();
        const object = tokenObject(revoked.id, revoked.name);
        const before = { purpose: revoked.purpose };
        await recordAudit(tx, actorOf(request), { action: 'token.revoked', object, before });
      });
      return ok(null, tokensMessages.revoked[locale]);
    },
  );
};
