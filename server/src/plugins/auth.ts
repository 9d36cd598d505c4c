import type { FastifyRequest } from 'fastify';

import { hasPermission, type Id, type JournalistLevel, type TokenPurpose, type User } from '@contract';

import type { Access, CheckedToken, Membership, RequiredRight } from '../http/access';
import {
  type ApiError,
  type LocalizedMissingRight,
  notAllowed,
  notFound,
  unauthorized,
} from '../http/api-error';
import type { App } from '../http/app-instance';
import { type Localized, localeOf } from '../http/localized';
import { commonMessages } from '../http/messages';
import { MAX_ID } from '../http/schemas';

declare module 'fastify' {
  interface FastifyInstance {
    /** Judges a request by the rights of now. Absent from a server without an access check. */
    judgeAgain?: (request: FastifyRequest) => Promise<void>;
  }
}

/** A body that takes longer is one in whose time its sender can lose the rights, or the session. */
const SLOW_BODY_MS = 1_000;

type Deps = {
  /** The user of an access token; null if the token is invalid or its session has ended. */
  findCaller: (token: string) => Promise<{ user: User; sessionId: string } | null>;
  /** The user of a session; null if it has ended. */
  findUserOfSession: (session: { userId: Id; sessionId: string }) => Promise<User | null>;
  /** The token of another system; undefined if there is no such token. */
  checkToken: (secret: string) => Promise<CheckedToken | undefined>;
  findMembership: (groupId: Id, userId: Id) => Promise<Membership | null>;
  groupExists: (groupId: Id) => Promise<boolean>;
  /** Explains a refusal to the caller; undefined if refusals give no explanation. */
  whatIsMissing?: (right: RequiredRight, caller: User) => Promise<LocalizedMissingRight>;
};

const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const pathId = ({ params }: FastifyRequest, ...names: string[]): Id | undefined => {
  // Before the schema check, the router's params are strings by name.
  const strings = params as Record<string, string | undefined>;
  const text = names.map((name) => strings[name]).find((value) => value !== undefined) ?? '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
};

const authenticate = async (request: FastifyRequest, { findCaller }: Deps): Promise<void> => {
  const token = bearerToken(request);
  if (!token) throw unauthorized(commonMessages.signInFirst);
  const found = await findCaller(token);
  if (!found) throw unauthorized();
  // A person who has to set up a second factor can only do that or sign out.
  if (found.user.needsSecondFactor && !request.routeOptions.config.whileEnrolling)
    throw notAllowed(commonMessages.enrolFirst);
  request.caller = found.user;
  request.sessionId = found.sessionId;
};

const refuse = async (
  { caller }: FastifyRequest,
  { whatIsMissing }: Deps,
  right: RequiredRight,
  text?: Localized,
): Promise<ApiError> => notAllowed(text, caller ? await whatIsMissing?.(right, caller) : undefined);

type LevelAccess = Extract<Access, { level: JournalistLevel }>;

const requireLevel = async (
  request: FastifyRequest,
  deps: Deps,
  { level, orPermission }: LevelAccess,
): Promise<void> => {
  const groupId = pathId(request, 'groupId');
  if (groupId === undefined) throw notFound();
  const membership = request.caller && (await deps.findMembership(groupId, request.caller.id));
  if (!membership && !(await deps.groupExists(groupId))) throw notFound();
  if (orPermission !== undefined && hasPermission(request.caller?.permission ?? 0, orPermission)) {
    request.membership = membership;
    return;
  }
  const right = { level, groupId };
  if (!membership) throw await refuse(request, deps, right, commonMessages.membersOnly);
  if (membership.level > level) throw await refuse(request, deps, right);
  request.membership = membership;
};

const requireToken = async (
  request: FastifyRequest,
  { checkToken }: Deps,
  purpose: TokenPurpose,
): Promise<void> => {
  const secret = bearerToken(request);
  const found = secret === undefined ? undefined : await checkToken(secret);
  if (!found) throw unauthorized(commonMessages.tokenFirst);
  if (found.purpose !== purpose) throw notAllowed(commonMessages.otherPurpose);
  request.systemToken = found;
};

type OfPeople = Exclude<Access, { token: TokenPurpose }>;

const authorize = async (request: FastifyRequest, access: OfPeople, deps: Deps): Promise<void> => {
  if (access === 'public' || access === 'signed-in') return;
  if ('level' in access) return requireLevel(request, deps, access);
  const isSelf = access.orSelf === true && pathId(request, 'id', 'userId') === request.caller?.id;
  if (isSelf || hasPermission(request.caller?.permission ?? 0, access.permission)) return;
  throw await refuse(request, deps, { permission: access.permission });
};

/** Only the session counts: a token that ends during an upload would make people send it again. */
const judgeAgain = async (request: FastifyRequest, deps: Deps): Promise<void> => {
  const { caller, sessionId } = request;
  const { access } = request.routeOptions.config;
  if (!caller || !sessionId || !access || (typeof access === 'object' && 'token' in access)) return;
  const user = await deps.findUserOfSession({ userId: caller.id, sessionId });
  if (!user) throw unauthorized();
  request.caller = { ...caller, ...user };
  await authorize(request, access, deps);
};

/** The only place that identifies the caller and checks the route's `access`. */
export const registerAuth = (app: App, deps: Deps): void => {
  app.decorateRequest('caller', null);
  app.decorateRequest('sessionId', null);
  app.decorateRequest('membership', null);
  app.decorateRequest('systemToken', null);
  app.decorateRequest('locale', 'th');

  // Before the body is read: a stranger's upload is refused without parsing it.
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request.headers['accept-language']);
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'public') return;
    if (typeof access === 'object' && 'token' in access) return requireToken(request, deps, access.token);
    await authenticate(request, deps);
    await authorize(request, access, deps);
  });
  app.decorate('judgeAgain', (request: FastifyRequest) => judgeAgain(request, deps));
  // A form is read by its route, which judges again then.
  app.addHook('preHandler', async (request) => {
    const isSlow = app.clock().getTime() - request.arrivedAt > SLOW_BODY_MS;
    if (isSlow && request.body !== undefined) await judgeAgain(request, deps);
  });
};
