import type { FastifyRequest } from 'fastify';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { notAllowed, tooMany, unauthorized } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { isFromUnnamedProxy } from '../../http/this-computer';
import { actorOf } from '../audit/record';
import type { BeginSession } from '../auth/begin-session';
import { loginResponse } from '../auth/schemas';
import { type Counter, forgetAttempts, releaseAttempt, reserveAttempt } from '../auth/sign-in/counters';
import { networkOf } from '../auth/sign-in/names';
import { SIGN_IN_LIMITS, type SignIn } from '../auth/sign-in/sign-in';
import type { Tokens } from '../auth/tokens';
import type { OwnSignInRule } from '../oidc/own-sign-in-rule';
import { twoFactorMessages } from '../two-factor/messages';

import type { Ceremonies } from './ceremonies';
import type { Ceremony } from './challenges';
import { passkeyMessages } from './messages';
import type { KnownPasskey } from './repository';
import { optionsSchema, signInByPasskeyBody, signInStartBody } from './schemas';

type Deps = {
  db: Database;
  tokens: Tokens;
  ceremonies: Ceremonies;
  begin: BeginSession;
  /** Whom a passkey lets in; undefined if everybody. */
  ownSignIn?: OwnSignInRule | undefined;
} & Pick<SignIn, 'admit' | 'deviceOf' | 'attempts'>;

const WHAT = { step: 'passkey' };

/** Sign-in with a passkey, in place of password and code, or of the code alone after the password. */
export const registerPasskeySignInRoutes = (app: App, deps: Deps): void => {
  const { db, tokens, ceremonies, begin, ownSignIn, admit, deviceOf, attempts } = deps;
  const path = '/api/auth/sign-in/passkey';
  const config = { access: 'public', extension: 'passkeys', tag: 'Session' } as const;

  const ceremonyOf = async (challenge: string | undefined): Promise<Ceremony> => {
    if (challenge === undefined) return { kind: 'sign-in' };
    const userId = await tokens.verifyChallenge(challenge);
    if (userId === undefined) throw unauthorized(twoFactorMessages.challengeOver);
    return { kind: 'second-step', userId };
  };

  /** What a failed attempt counts for: by account and place, so that nobody can keep others out, and by place. */
  const countersOf = (request: FastifyRequest, userId: Id | undefined): [Counter, ...Counter[]] => {
    const network = networkOf(request.ip);
    const device = userId === undefined ? undefined : deviceOf(request.headers.cookie, userId);
    if (device)
      return [{ key: `passkey device:${device.userId} ${device.nonce}`, limit: SIGN_IN_LIMITS.device }];
    const key = `passkey pair:${network} ${userId ?? ''}`;
    if (isFromUnnamedProxy(request)) return [{ key, limit: SIGN_IN_LIMITS.account }];
    return [
      { key, limit: SIGN_IN_LIMITS.pair },
      { key: `passkey address:${network}`, limit: SIGN_IN_LIMITS.address },
    ];
  };

  /** Counts the attempt before it is checked, and gives it back if it succeeds. */
  const counted = async <T>(
    request: FastifyRequest,
    known: KnownPasskey | undefined,
    check: () => Promise<T>,
  ): Promise<T> => {
    const account = known && { id: known.userId, displayName: known.displayName };
    const attempt = { address: request.ip, account, after: WHAT };
    const counters = countersOf(request, known?.userId);
    const wait = await reserveAttempt(db, counters, actorOf(request).at);
    if (wait > 0) {
      attempts.throttled(`passkey ${networkOf(request.ip)}`, attempt);
      throw tooMany(passkeyMessages.tooManyAttempts(Math.ceil(wait / 60_000)), Math.ceil(wait / 1_000));
    }
    try {
      const result = await check();
      await releaseAttempt(db, counters.slice(1));
      await forgetAttempts(db, counters[0].key);
      return result;
    } catch (error) {
      await attempts.refused(attempt);
      throw error;
    }
  };

  app.post(
    `${path}/start`,
    {
      config: {
        ...config,
        operationId: 'startPasskeySignIn',
        summary: 'The options with which a browser asks for a passkey, for 5 minutes',
        announces: false,
        audits: false,
      },
      schema: { body: signInStartBody, response: success(optionsSchema) },
      onRequest: async ({ ip, headers }) => admit({ address: ip, cookie: headers.cookie }),
    },
    async (request) => {
      const ceremony = await ceremonyOf(request.body.challenge);
      const userId = 'userId' in ceremony ? ceremony.userId : null;
      const options = await ceremonies.optionsForUse(ceremony, userId, actorOf(request).at);
      return ok({ options: { ...options } });
    },
  );

  app.post(
    path,
    {
      config: {
        ...config,
        operationId: 'signInByPasskey',
        summary: 'Sign in with a passkey; with the challenge of a sign-in, as its second step',
        announces: false,
        audits: ['sign-in.good', 'sign-in.refused', 'sign-in.throttled', 'sign-in.new-device'],
      },
      schema: { body: signInByPasskeyBody, response: success(loginResponse) },
      onRequest: async ({ ip, headers }) => admit({ address: ip, cookie: headers.cookie }),
    },
    async (request, reply) => {
      const { challenge, passkey } = request.body;
      const ceremony = await ceremonyOf(challenge);
      const known = await ceremonies.find(passkey);
      const { userId } = await counted(request, known, async () => {
        const used = await ceremonies.checkUse(ceremony, known, passkey, actorOf(request).at);
        if (ceremony.kind === 'sign-in' && ownSignIn) {
          const isOpen = await ownSignIn.allows(used.userId, request.headers.cookie);
          if (!isOpen) throw notAllowed(ownSignIn.refusal);
        }
        return used;
      });
      return ok(await begin(request, reply, userId));
    },
  );
};
