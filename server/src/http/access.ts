import type { FastifyRequest } from 'fastify';

import type { Id, JournalistLevel, User } from '@contract';

import type { Locale } from './localized';

/**
 * Who may make a call. Every route under /api declares one, and plugins/auth.ts is the only place that judges it:
 * - `public`: anybody;
 * - `signed-in`: any user;
 * - `permission`: users with all of these bits (ADMINISTRATOR passes), and with `orSelf` whoever the path's id names;
 * - `level`: members of the path's group whose level is this one or higher (a smaller number). No bit replaces membership.
 */
export type Access =
  'public' | 'signed-in' | { permission: number; orSelf?: true } | { level: JournalistLevel };

/** The bits that a call takes, or the level in a group. */
export type RequiredRight = { permission: number } | { level: JournalistLevel; groupId: Id };

export type Membership = { groupId: Id; level: JournalistLevel };

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale;
    caller: User | null;
    /** The session that the caller's token belongs to. */
    sessionId: string | null;
    membership: Membership | null;
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
