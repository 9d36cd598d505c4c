import { type CryptoKey, decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose';

import type { Id, LoginResponse } from '@contract';

import { type Clock, latestStored } from '../../http/clock';
import type { Keyring } from '../keys/keyring';

const ACCESS_HOURS = 1;
/** For the second step of a sign-in. */
const CHALLENGE_HOURS = 5 / 60;
const ALGORITHM = 'HS256';

type Use = 'access' | 'refresh' | 'challenge';

/** The session of a token, and the id of its newest refresh token. */
export type SessionTokenIds = { sessionId: string; tokenId: string };

/** An open session, and when it ends if its refresh token is not used before. */
export type OpenSession = SessionTokenIds & { expiresAt: Date };

export type Tokens = {
  /** A new pair for a user who has proved their identity. */
  issue: (userId: Id, session: OpenSession) => Promise<LoginResponse>;
  /** A token for a user who entered the correct password and still needs a second factor; valid only for the second step, for 5 minutes. */
  issueChallenge: (userId: Id) => Promise<string>;
  /** The user of a challenge; undefined if the token is not valid (any more). */
  verifyChallenge: (token: string) => Promise<Id | undefined>;
  /** The user and session of an access token; undefined if the token is not valid (any more). */
  verifyAccess: (token: string) => Promise<{ userId: Id; sessionId: string } | undefined>;
  /** The contents of a refresh token; undefined if the token is not valid (any more). */
  verifyRefresh: (token: string) => Promise<({ userId: Id } & SessionTokenIds) | undefined>;
};

const earliest = (one: Date, other: Date): Date => (one < other ? one : other);

const textIn = (payload: JWTPayload, name: string): string | undefined => {
  const value = payload[name];
  return typeof value === 'string' ? value : undefined;
};

const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/**
 * Signed tokens: access for an hour, but not beyond its session, and refresh until its session ends. Each belongs to a session; a token without a session is refused. The
 * header names the key (`kid`).
 */
export const createTokens = (keyring: Keyring, clock: Clock): Tokens => {
  const { current, all } = keyring.keysFor('token');
  // Imported once: importing a key for every token costs as much as checking the token.
  const signing = importKey(new Uint8Array(current.bytes));
  const keys = new Map(all.map(({ id, bytes }) => [id, importKey(new Uint8Array(bytes))]));
  const unnamed = keyring.secrets.map((secret) => importKey(new TextEncoder().encode(secret)));

  /** The keys that may have signed a token. A token of a release before key ids names none. */
  const keysOf = (token: string): Promise<CryptoKey>[] => {
    const { kid } = decodeProtectedHeader(token);
    if (kid === undefined) return unnamed;
    const key = keys.get(kid);
    return key ? [key] : [];
  };

  const inHours = (hours: number): Date => new Date(clock().getTime() + hours * 3_600_000);

  const sign = async (userId: Id, use: Use, until: Date, claims: JWTPayload): Promise<string> => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ use, ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: current.id })
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(Math.floor(until.getTime() / 1000))
      .sign(await signing);
  };

  const payloadOf = async (token: string, key: Promise<CryptoKey>): Promise<JWTPayload | undefined> => {
    const options = { algorithms: [ALGORITHM], currentDate: clock() };
    return jwtVerify(token, await key, options).then(
      ({ payload }) => payload,
      () => undefined,
    );
  };

  /** A token from a time when the clock was ahead would be valid for longer than its hours. A refresh token is exchanged for a right one. */
  const isFromLater = ({ iat }: JWTPayload, use: Use): boolean =>
    use !== 'refresh' && iat !== undefined && iat * 1000 > latestStored(clock()).getTime();

  const verify = async (token: string, use: Use) => {
    let candidates: Promise<CryptoKey>[];
    try {
      candidates = keysOf(token);
    } catch {
      return undefined;
    }
    for (const key of candidates) {
      const payload = await payloadOf(token, key);
      const userId = Number(payload?.sub);
      if (payload && isFromLater(payload, use)) return undefined;
      if (payload?.['use'] === use && Number.isSafeInteger(userId)) return { payload, userId };
    }
    return undefined;
  };

  return {
    issue: async (userId, session) => ({
      token: await sign(userId, 'access', earliest(inHours(ACCESS_HOURS), session.expiresAt), {
        sid: session.sessionId,
      }),
      refreshToken: await sign(userId, 'refresh', session.expiresAt, {
        sid: session.sessionId,
        jti: session.tokenId,
      }),
    }),
    issueChallenge: (userId) => sign(userId, 'challenge', inHours(CHALLENGE_HOURS), {}),
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
