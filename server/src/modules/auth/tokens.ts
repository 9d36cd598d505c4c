import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

import type { Id, LoginResponse } from '@contract';

import type { Clock } from '../../http/clock';

const ACCESS_HOURS = 1;
export const REFRESH_DAYS = 30;
/** For the second step of a sign-in. */
const CHALLENGE_HOURS = 5 / 60;
const ALGORITHM = 'HS256';

type Use = 'access' | 'refresh' | 'challenge';

/** The session of a token, and the id of its newest refresh token. */
export type SessionTokenIds = { sessionId: string; tokenId: string };

export type Tokens = {
  /** A new pair for a user who has proved their identity. */
  issue: (userId: Id, session: SessionTokenIds) => Promise<LoginResponse>;
  /** A token for a user who entered the correct password and still needs a second factor; valid only for the second step, for 5 minutes. */
  issueChallenge: (userId: Id) => Promise<string>;
  /** The user of a challenge; undefined if the token is not valid (any more). */
  verifyChallenge: (token: string) => Promise<Id | undefined>;
  /** The user and session of an access token; undefined if the token is not valid (any more). */
  verifyAccess: (token: string) => Promise<{ userId: Id; sessionId: string } | undefined>;
  /** The contents of a refresh token; undefined if the token is not valid (any more). */
  verifyRefresh: (token: string) => Promise<({ userId: Id } & SessionTokenIds) | undefined>;
};

const textIn = (payload: JWTPayload, name: string): string | undefined => {
  const value = payload[name];
  return typeof value === 'string' ? value : undefined;
};

/** Signed tokens: access for an hour, refresh for 30 days. Each belongs to a session; a token without a session is refused. */
export const createTokens = (secret: string, clock: Clock): Tokens => {
  // Imported once: importing it for every token costs as much as checking the token.
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

  const sign = async (userId: Id, use: Use, hours: number, claims: JWTPayload): Promise<string> => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ use, ...claims })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(now + hours * 3600)
      .sign(await key);
  };

  const verify = async (token: string, use: Use) => {
    try {
      const { payload } = await jwtVerify(token, await key, {
        algorithms: [ALGORITHM],
        currentDate: clock(),
      });
      const userId = Number(payload.sub);
      return payload['use'] === use && Number.isSafeInteger(userId) ? { payload, userId } : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    issue: async (userId, session) => ({
      token: await sign(userId, 'access', ACCESS_HOURS, { sid: session.sessionId }),
      refreshToken: await sign(userId, 'refresh', REFRESH_DAYS * 24, {
        sid: session.sessionId,
        jti: session.tokenId,
      }),
    }),
    issueChallenge: (userId) => sign(userId, 'challenge', CHALLENGE_HOURS, {}),
    verifyChallenge: async (token) => (await verify(token, 'challenge'))?.userId,
    verifyAccess: async (token) => {
      const good = await verify(token, 'access');
      const sessionId = good && textIn(good.payload, 'sid');
      return good && sessionId ? { userId: good.userId, sessionId } : undefined;
    },
    verifyRefresh: async (token) => {
      const good = await verify(token, 'refresh');
      const sessionId = good && textIn(good.payload, 'sid');
      const tokenId = good && textIn(good.payload, 'jti');
      return good && sessionId && tokenId ? { userId: good.userId, sessionId, tokenId } : undefined;
    },
  };
};
