import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { idTag, type Id, partialTag } from '@contract';

import type { ProviderIdentity } from '../../db/schema';
import { callerOf } from '../../http/access';
import { refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import type { Localized } from '../../http/localized';
import { actorOf, personObject, recordAudit } from '../audit/record';
import { createBeginSession } from '../auth/begin-session';
import { hasPassword } from '../auth/password';
import { createAttemptLog } from '../auth/sign-in/attempt-log';
import { createDeviceCookies } from '../auth/sign-in/device-cookie';
import { announce } from '../events/announce';
import { secondStepsOf } from '../two-factor/policy';
import { findUser, lockUser } from '../users/repository';

import { createAdmit } from './admit';
import { createLinkedAccount } from './create-account';
import { findByEmail, findLinked, storeLink } from './links';
import { FAILURES, oidcMessages } from './messages';
import type { OidcDeps } from './routes';
import { providerSignInSchema } from './schemas';
import { createSignInCookie, keyHashOf } from './sign-in-cookie';
import { keepForProof, takeOutcome, takeProven } from './sign-ins';

/** The calls of the console after the provider has led back: the tokens, and the link of an account that was proved. */
export const registerProviderSessionRoutes = (app: App, deps: OidcDeps): void => {
  const { db, clock, tokens, keyring, oidc, post } = deps;
  const signInCookie = createSignInCookie(deps.publicUrl);
  const begin = createBeginSession({ db, tokens, deviceCookie: createDeviceCookies(keyring).write });
  const attempts = createAttemptLog({ db, clock, log: app.log });
  const config = { extension: 'oidc', tag: 'Session' } as const;

  /** A session, or the second step if the person has a second factor, as after a password. */
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: Id,
    { provenAt }: ProviderIdentity,
  ) => {
    const user = await findUser(db, userId);
    if (!user || user.state === 'disabled') {
      const account = user ?? undefined;
      await attempts.refused({
        address: request.ip,
        ...(account && { account }),
        after: { step: 'provider' },
      });
      throw refused(oidcMessages.disabled);
    }
    const steps = await secondStepsOf(db, deps, user);
    if (steps.length > 0)
      return { token: '', refreshToken: '', challenge: await tokens.issueChallenge(userId), steps };
    const given = provenAt === null ? null : new Date(Math.min(Date.parse(provenAt), clock().getTime()));
    return begin(request, reply, userId, { action: 'sign-in.by-provider', provenAt: given });
  };

  app.post(
    '/api/auth/oidc/session',
    {
      config: {
        ...config,
        access: 'public',
        operationId: 'finishProviderSignIn',
        summary:
          'The outcome of a sign-in by the provider, once, for the browser that began it: tokens, a second step, or the account to prove first',
        announces: true,
        audits: [
          'sign-in.by-provider',
          'sign-in.refused',
          'sign-in.throttled',
          'sign-in.new-device',
          'user.created-by-provider',
        ],
      },
      schema: { response: success(providerSignInSchema) },
      onRequest: createAdmit(clock),
    },
    async (request, reply) => {
      const secret = signInCookie.read(request.headers.cookie);
      const key = secret && keyHashOf(secret);
      const taken = key && (await takeOutcome(db, key, clock()));
      if (!key || !taken) throw refused(oidcMessages.over);
      const { identity, failure, returnTo: to } = taken;
      const refuse = async (text: Localized, account?: { id: Id; displayName: string }) => {
        await attempts.refused({
          address: request.ip,
          after: { step: 'provider' },
          ...(account && { account }),
        });
        return refused(text);
      };
      if (!identity) {
        const why = failure ?? 'untrusted';
        const said = FAILURES[why](oidc.name);
        if (why === 'too-many') attempts.throttled('provider', { address: request.ip });
        throw why === 'untrusted' ? await refuse(said) : refused(said);
      }
      const linked = await findLinked(db, identity);
      if (linked !== undefined) return ok({ ...(await enter(request, reply, linked, identity)), to });

      const { email } = identity;
      if (email === null) throw await refuse(oidcMessages.noEmail(oidc.name));
      const account = await findByEmail(db, email);
      if (account) {
        if (account.disabledAt) throw await refuse(oidcMessages.disabled, account);
        if (!hasPassword(account.passwordHash)) throw refused(oidcMessages.noPasswordYet);
        await keepForProof(db, key, { identity, returnTo: to, person: account.id }, clock());
        return ok({ token: '', refreshToken: '', to, prove: { email } });
      }
      if (oidc.creates === undefined) throw await refuse(oidcMessages.noAccount(email));
      const made = await createLinkedAccount(db, actorOf(request), { ...identity, email }, oidc.creates);
      announce(request, [partialTag('User')]);
      return ok({ ...(await enter(request, reply, made, identity)), to });
    },
  );

  app.post(
    '/api/auth/oidc/link',
    {
      config: {
        ...config,
        access: 'signed-in',
        whileEnrolling: true,
        operationId: 'linkProvider',
        summary: 'Link the caller, who has just signed in with a password, to the provider that led here',
        announces: true,
        audits: ['provider.linked'],
        needsProof: true,
      },
      schema: { response: success(Type.Null()) },
    },
    async (request) => {
      const [caller, by] = [callerOf(request), actorOf(request)];
      const secret = signInCookie.read(request.headers.cookie);
      await db.transaction(async (tx) => {
        const user = await lockUser(tx, caller.id);
        const identity = user && secret && (await takeProven(tx, keyHashOf(secret), user.id, by.at));
        if (!identity) throw refused(oidcMessages.over);
        const replaced = await storeLink(tx, user.id, identity, by.at);
        const before = replaced && { provider: oidc.name, email: replaced };
        const after = { provider: oidc.name, email: identity.email };
        const entry = { object: personObject(user), ...(before && { before }), after };
        await recordAudit(tx, by, { action: 'provider.linked', ...entry });
      });
      announce(request, [idTag('User', caller.id)]);
      post?.tellProviderChanged(caller, { provider: oidc.name, isLinked: true });
      return ok(null, oidcMessages.linked(oidc.name)[request.locale]);
    },
  );
};
