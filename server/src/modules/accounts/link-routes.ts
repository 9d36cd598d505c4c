import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { idTag, partialTag } from '@contract';

import type { Database } from '../../db/database';
import { invalidInput, refused, tooMany } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import type { Localized } from '../../http/localized';
import { actorOf } from '../audit/record';
import { authMessages } from '../auth/messages';
import { passwordProblem } from '../auth/password-rules';
import { reserveAttempt } from '../auth/sign-in/counters';
import { createFloodGate } from '../auth/sign-in/flood-gate';
import { networkOf } from '../auth/sign-in/names';
import { announce } from '../events/announce';

import { findLink, hashOfToken } from './links';
import { accountsMessages } from './messages';
import { LINK_HEADER, linkBody, linkHeaders, linkStateSchema } from './schemas';
import { setPassword } from './set-password';

/** Limits for the use of links in 15 minutes: per link and per place. A valid password needs one use, and a hash takes about 25 ms. */
const LINK_LIMITS = { link: 30, address: 100 };

const NOT_GOOD: Record<'used' | 'expired' | 'ended' | 'unknown', Localized> = {
  used: accountsMessages.linkUsed,
  expired: accountsMessages.linkExpired,
  ended: accountsMessages.linkEnded,
  unknown: accountsMessages.linkUnknown,
};

/** The calls for the owner of a link, who cannot sign in yet. */
export const registerLinkRoutes = (app: App, { db, clock }: { db: Database; clock: Clock }): void => {
  const floodWaitOf = createFloodGate(clock);
  const admit = async ({ ip }: FastifyRequest) => {
    const wait = floodWaitOf(networkOf(ip));
    if (wait > 0) throw tooMany(authMessages.busy, Math.ceil(wait / 1000));
  };
  const countAttempt = async (ip: string, token: string) => {
    const counters = [
      { key: `link:${hashOfToken(token)}`, limit: LINK_LIMITS.link },
      { key: `links:${networkOf(ip)}`, limit: LINK_LIMITS.address },
    ];
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
        summary: 'Set a password with a one-time link, which ends the link and all sessions',
        tag: 'Session',
        announces: true,
        audits: ['user.password-set'],
      },
      schema: { body: linkBody, response: success(Type.Null()) },
      onRequest: admit,
    },
    async (request) => {
      const { token, password } = request.body;
      await countAttempt(request.ip, token);
      const { link, owner } = await findLink(db, token, clock());
      if (link.state !== 'good' || !owner) {
        throw refused(NOT_GOOD[link.state === 'good' ? 'unknown' : link.state]);
      }
      const problem = passwordProblem(password, owner);
      if (problem) throw invalidInput({ password: problem });
      const isSet = await setPassword(db, actorOf(request), { token, password, owner });
      if (!isSet) throw refused(accountsMessages.linkUsed);
      announce(request, [idTag('User', owner.id), partialTag('User')]);
      return ok(null, accountsMessages.passwordSet[request.locale]);
    },
  );
};
