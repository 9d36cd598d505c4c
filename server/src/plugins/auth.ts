import type { FastifyRequest } from 'fastify';

import { hasPermission, type Id, type JournalistLevel } from '@contract';

import type { Database } from '../db/database';
import type { Access } from '../http/access';
import { notAllowed, notFound, unauthorized } from '../http/api-error';
import type { App } from '../http/app-instance';
import { localeOf } from '../http/localized';
import { commonMessages } from '../http/messages';
import { MAX_ID } from '../http/schemas';
import type { Tokens } from '../modules/auth/tokens';
import { findMembership, groupExists } from '../modules/journalists/membership-repository';
import { findUserOfSession } from '../modules/users/repository';

type Deps = { db: Database; tokens: Tokens };

const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const pathId = ({ params }: FastifyRequest, ...names: string[]): Id | undefined => {
  // Before the schema check, the router's params are strings by name.
  const strings = params as Record<string, string | undefined>;
  const text = names.map((name) => strings[name]).find((value) => value !== undefined) ?? '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
};

const authenticate = async (request: FastifyRequest, { db, tokens }: Deps): Promise<void> => {
  const token = bearerToken(request);
  if (!token) throw unauthorized(commonMessages.signInFirst);
  const good = await tokens.verifyAccess(token);
  if (!good) throw unauthorized();
  request.caller = await findUserOfSession(db, good);
  if (!request.caller) throw unauthorized();
  request.sessionId = good.sessionId;
};

const requireLevel = async (request: FastifyRequest, db: Database, level: JournalistLevel): Promise<void> => {
  const groupId = pathId(request, 'groupId');
  if (groupId === undefined) throw notFound();
  const membership = request.caller && (await findMembership(db, groupId, request.caller.id));
  if (!membership && !(await groupExists(db, groupId))) throw notFound();
  if (!membership || membership.level > level) throw notAllowed();
  request.membership = membership;
};

const authorize = async (request: FastifyRequest, access: Access, db: Database): Promise<void> => {
  if (access === 'public' || access === 'signed-in') return;
  if ('level' in access) return requireLevel(request, db, access.level);
  const isSelf = access.orSelf === true && pathId(request, 'id', 'userId') === request.caller?.id;
  if (!isSelf && !hasPermission(request.caller?.permission ?? 0, access.permission)) throw notAllowed();
};

/** The one place that decides who the caller is and whether the route's `access` lets them in. */
export const registerAuth = (app: App, deps: Deps): void => {
  app.decorateRequest('caller', null);
  app.decorateRequest('sessionId', null);
  app.decorateRequest('membership', null);
  app.decorateRequest('locale', 'th');

  // Before the body is read: a stranger's upload is refused without parsing it.
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request.headers['accept-language']);
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'public') return;
    await authenticate(request, deps);
    await authorize(request, access, deps.db);
  });
};
