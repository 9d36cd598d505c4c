import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { idTag, partialTag } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { invalidInput, refused, tooMany } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import type { Localized } from '../../http/localized';
import { actorOf } from '../audit/record';
import { authMessages } from '../auth/messages';
import { passwordProblem } from '../auth/password-rules';
import { type Counter, reserveAttempt } from '../auth/sign-in/counters';
import { createFloodGate } from '../auth/sign-in/flood-gate';
import { networkOf } from '../auth/sign-in/names';
import { announce } from '../events/announce';
import type { Post } from '../mail/post';

import { findLink, hashOfToken, LINK_HOURS } from './links';
import { accountsMessages } from './messages';
import { LINKS_OF_PERSON, requestLink } from './repository';
import { forgottenBody, LINK_HEADER, linkBody, linkHeaders, linkStateSchema } from './schemas';
import { setPassword } from './set-password';

/** Limits for the use of links in 15 minutes: per link and per place. A valid password needs one use, and a hash takes about 25 ms. */
const LINK_LIMITS = { link: 30, address: 100 };

/** Limits for forgotten passwords in 15 minutes: letters for one name, and names from one place. */
const FORGOTTEN_LIMITS = { name: LINKS_OF_PERSON, address: 30 };

const NOT_GOOD: Record<'used' | 'expired' | 'ended' | 'unknown', Localized> = {
  used: accountsMessages.linkUsed,
  expired: accountsMessages.linkExpired,
  ended: accountsMessages.linkEnded,
  unknown: accountsMessages.linkUnknown,
};

/** The calls for the owner of a link, who cannot sign in yet. */
type Deps = { db: Database; clock: Clock; post?: Post | undefined };

export const registerLinkRoutes = (app: App, { db, clock, post }: Deps): void => {
  const floodWaitOf = createFloodGate(clock);
  const admit = async ({ ip }: FastifyRequest) => {
    const wait = floodWaitOf(networkOf(ip));
    if (wait > 0) throw tooMany(authMessages.busy, Math.ceil(wait / 1000));
  };
  const countAttempt = async (...counters: Counter[]) => {
    const wait = await reserveAttempt(db, counters, clock());
    if (wait === 0) return;
    const text = authMessages.tooManyAttempts(Math.max(1, Math.ceil(wait / 60_000)));
    throw tooMany(text, Math.ceil(wait / 1000));
  };

  app.get(
    '/api/accounts/link',
    {
      config: {
        access: 'public',
        extension: 'accounts',
        operationId: 'getAccountLink',
        summary: 'The state of a one-time link',
        tag: 'Session',
      },
      schema: { headers: linkHeaders, response: success(linkStateSchema) },
      onRequest: admit,
    },
    async ({ headers }) => ok((await findLink(db, headers[LINK_HEADER] ?? '', clock())).link),
  );

  app.post(
    '/api/accounts/link',
    {
      config: {
        access: 'public',
        extension: 'accounts',
        operationId: 'setPasswordByLink',
        summary:
          'Set a password with a one-time link, which ends the link and all sessions; a link of an administrator also removes passkeys and the link to the provider',
        tag: 'Session',
        announces: true,
        audits: ['user.password-set', 'passkey.removed', 'provider.unlinked'],
      },
      schema: { body: linkBody, response: success(Type.Null()) },
      onRequest: admit,
    },
    async (request) => {
      const { token, password } = request.body;
      await countAttempt(
        { key: `link:${hashOfToken(token)}`, limit: LINK_LIMITS.link },
        { key: `links:${networkOf(request.ip)}`, limit: LINK_LIMITS.address },
      );
      const { link, owner } = await findLink(db, token, clock());
      if (link.state !== 'good' || !owner) {
        throw refused(NOT_GOOD[link.state === 'good' ? 'unknown' : link.state]);
      }
      const problem = passwordProblem(password, owner);
      if (problem) throw invalidInput({ password: problem });
      const set = await setPassword(db, actorOf(request), { token, password, owner });
      if (!set) throw refused(accountsMessages.linkUsed);
      announce(request, [idTag('User', owner.id), partialTag('User')]);
      post?.tellPasswordChanged(owner, set);
      return ok(null, accountsMessages.passwordSet[request.locale]);
    },
  );

  if (!post) return;

  app.post(
    '/api/accounts/forgotten',
    {
      config: {
        access: 'public',
        extension: 'mail',
        operationId: 'requestAccountLink',
        summary:
          'Send a one-time link to the person with this username or e-mail; the answer does not tell whether there is one',
        tag: 'Session',
        announces: false,
        audits: ['user.link-requested'],
      },
      schema: { body: forgottenBody, response: success(Type.Null()) },
      onRequest: admit,
    },
    async (request, reply) => {
      const { name } = request.body;
      await countAttempt(
        { key: `forgotten:${hashOfToken(nameKeyOf(name))}`, limit: FORGOTTEN_LIMITS.name },
        { key: `forgotten:${networkOf(request.ip)}`, limit: FORGOTTEN_LIMITS.address },
      );
      const send = async () => {
        const asked = await requestLink(db, actorOf(request), name);
        if (!asked) return;
        const { token } = asked.link;
        await post.sendLink(asked.user, { token, hours: LINK_HOURS.forgotten, why: 'forgotten' });
      };
      // Once the answer is sent: its time would tell whether there is such a person, also with an engine that holds up this process.
      const later = () => void send().catch((error: unknown) => request.log.error(error));
      reply.then(later, later);
      return ok(null, accountsMessages.linkRequested[request.locale]);
    },
  );
};
