import type { Id, LoginResponse } from '@contract';
import { jwtVerify, SignJWT } from 'jose';

import type { Clock } from '../../http/clock';

const ACCESS_HOURS = 12;
const REFRESH_DAYS = 30;
const ALGORITHM = 'HS256';

type Use = 'access' | 'refresh';

export type Tokens = {
  /** A new pair for a user who has proved who they are. */
  issue: (userId: Id) => Promise<LoginResponse>;
  /** The user that an access token speaks for; undefined for any token that is not good (any more). */
  verifyAccess: (token: string) => Promise<Id | undefined>;
};

/** Signed tokens: access for 12 hours, refresh for 30 days. */
export const createTokens = (secret: string, clock: Clock): Tokens => {
  const key = new TextEncoder().encode(secret);

  const sign = (userId: Id, use: Use, hours: number): Promise<string> => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ use })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(now + hours * 3600)
      .sign(key);
  };

  return {
    issue: async (userId) => ({
      token: await sign(userId, 'access', ACCESS_HOURS),
      refreshToken: await sign(userId, 'refresh', REFRESH_DAYS * 24),
    }),
    verifyAccess: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: clock() });
        const userId = Number(payload.sub);
        return payload['use'] === 'access' && Number.isSafeInteger(userId) ? userId : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
