import {
  type AccountLink,
  cleanText,
  idTag,
  type Id,
  listTag,
  partialTag,
  Permission,
  PERMISSIONS,
} from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import type { OidcConfig } from '../../settings/oidc-config';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';
import type { Post } from '../mail/post';
import { findUser } from '../users/repository';
import { userSchema } from '../users/schemas';

import { keepEmergencyAccount } from './emergency-account';
import { LINK_HOURS } from './links';
import { accountsMessages } from './messages';
import { checkNames, cleanNames } from './names';
import { createAccount, disableAccount, enableAccount, renewLink } from './repository';
import { accountBody, accountParams, linkSchema, newAccountSchema } from './schemas';

const KNOWN_BITS = PERMISSIONS.reduce((mask, { bit }) => mask | bit, 0);

/** The administrator's calls for accounts. A link is shown once, and the administrator gives it to the owner. */
export const registerAccountRoutes = (
  app: App,
  { db, oidc, post }: { db: Database; oidc: OidcConfig | undefined; post?: Post | undefined },
): void => {
  /** The link, sent to its owner too if letters are sent. */
  const sent = async (id: Id, link: AccountLink): Promise<AccountLink> => {
    const owner = post && (await findUser(db, id));
    if (!owner) return link;
    const { token } = link;
    return {
      ...link,
      isMailed: await post.sendLink(owner, { token, hours: LINK_HOURS.issued, why: 'invitation' }),
    };
  };
  const config = {
    access: { permission: Permission.ADMINISTRATOR },
    extension: 'accounts',
    tag: 'Users',
  } as const;

  app.post(
    '/api/accounts',
    {
      config: {
        ...config,
        operationId: 'createAccount',
        summary: 'Create an account, with a one-time link for its owner to set a password',
        announces: true,
        supports: ['accounts-with-access'],
        audits: ['user.created', 'member.invited'],
        needsProof: true,
      },
      schema: { body: accountBody, response: success(newAccountSchema) },
    },
    async (request) => {
      const { displayName, username, email, permission, groups = [] } = request.body;
      if (permission & ~KNOWN_BITS) throw invalidInput({ permission: accountsMessages.unknownBits });
      const names = cleanNames({ username, email });
      checkNames(names);
      const groupIds = groups.map(({ groupId }) => groupId);
      if (new Set(groupIds).size < groupIds.length)
        throw invalidInput({ groups: accountsMessages.groupTwice });
      const account = { ...names, displayName: cleanText(displayName), permission, groups };
      const by = { ...actorOf(request), userId: callerOf(request).id };
      const created = await createAccount(db, by, account);
      announce(request, [partialTag('User')]);
      for (const groupId of groupIds) {
        const tags = [idTag('Group', groupId), listTag('Group'), idTag('GroupStatistics', groupId)];
        announce(request, tags, { userId: created.user.id, groupId, isMember: true });
      }
      const link = await sent(created.user.id, created.link);
      return ok({ ...created, link }, accountsMessages.created(created.user.displayName)[request.locale]);
    },
  );

  app.post(
    '/api/accounts/:id/link',
    {
      config: {
        ...config,
        operationId: 'createAccountLink',
        summary: 'Create a new one-time link to set the password; older links of the person end',
        announces: false,
        audits: ['user.link-issued'],
        needsProof: true,
      },
      schema: { params: accountParams, response: success(linkSchema) },
    },
    async (request) => {
      // With a stolen session, a thief would change the password of its owner.
      if (request.params.id === callerOf(request).id) throw refused(accountsMessages.noLinkForOneself);
      const { id } = request.params;
      return ok(await sent(id, await renewLink(db, actorOf(request), id)));
    },
  );

  // A group can lose or regain its Head.
  const changed = (id: Id) => [idTag('User', id), partialTag('User'), listTag('Group')];

  app.post(
    '/api/accounts/:id/disable',
    {
      config: {
        ...config,
        operationId: 'disableAccount',
        summary: 'Disable an account: its sessions and streams end at once, its news stays',
        announces: true,
        audits: ['user.disabled'],
        needsProof: true,
      },
      schema: { params: accountParams, response: success(userSchema) },
    },
    async (request) => {
      const by = { ...actorOf(request), userId: callerOf(request).id };
      await keepEmergencyAccount(db, oidc, request.params.id);
      const user = await disableAccount(db, by, request.params.id);
      announce(request, changed(user.id));
      return ok(user, accountsMessages.disabled(user.displayName)[request.locale]);
    },
  );

  app.post(
    '/api/accounts/:id/enable',
    {
      config: {
        ...config,
        operationId: 'enableAccount',
        summary: 'Enable a disabled account: its owner signs in with the same password',
        announces: true,
        audits: ['user.enabled'],
        needsProof: true,
      },
      schema: { params: accountParams, response: success(userSchema) },
    },
    async (request) => {
      const user = await enableAccount(db, actorOf(request), request.params.id);
      announce(request, changed(user.id));
      return ok(user, accountsMessages.enabled(user.displayName)[request.locale]);
    },
  );
};
