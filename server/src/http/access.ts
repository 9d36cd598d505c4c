import type { FastifyRequest } from 'fastify';

import type { Id, JournalistLevel, TokenPurpose, User } from '@contract';

import type { Locale } from './localized';

/**
 * Who may make a call. Every route under /api declares one, and only plugins/auth.ts checks it:
 * - `public`: anybody;
 * - `signed-in`: any user;
 * - `permission`: users with all of these bits (ADMINISTRATOR passes), and with `orSelf` the user of the path's id;
 * - `level`: members of the path's group with this level or a higher one (a smaller number). No bit replaces membership, except
 *   where the route names it (`orPermission`); the caller may then have no membership;
 * - `token`: another system, with a token for this purpose and no user.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | { permission: number; orSelf?: true }
  | { level: JournalistLevel; orPermission?: number }
  | { token: TokenPurpose };

/** The permission bits that a call requires, or the level in a group. */
export type RequiredRight = { permission: number } | { level: JournalistLevel; groupId: Id };

export type Membership = { groupId: Id; level: JournalistLevel };

/** A token with which another system calls. */
export type CheckedToken = { id: Id; name: string; purpose: TokenPurpose };

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale;
    caller: User | null;
    /** The session of the caller's token. */
    sessionId: string | null;
    membership: Membership | null;
    /** The token of another system, on a route that needs one. */
    systemToken: CheckedToken | null;
  }
}

/** The signed-in user of a call that is not public. */
export const callerOf = ({ caller }: FastifyRequest): User => {
  if (!caller) throw new Error('A route that needs its caller is declared public.');
  return caller;
};

/** The caller's membership, on a route that declares a level. */
export const membershipOf = ({ membership }: FastifyRequest): Membership => {
  if (!membership) throw new Error('A route that needs a membership declares no level.');
  return membership;
};

/** The token of another system, on a route that declares one. */
export const systemTokenOf = ({ systemToken }: FastifyRequest): CheckedToken => {
  if (!systemToken) throw new Error('A route that needs a token declares none.');
  return systemToken;
};
