import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { idTag, type Id, Permission, type User } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import type { OidcConfig } from '../../settings/oidc-config';
import { accountParams } from '../accounts/schemas';
import { actorOf, type AuditEntry, personObject, recordAudit } from '../audit/record';
import { hasPassword } from '../auth/password';
import { endSessionsOf } from '../auth/sessions';
import { announce } from '../events/announce';
import type { Post } from '../mail/post';
import { findLink, removeLink } from '../oidc/links';
import { findPasswordHash } from '../own-account/repository';
import type { RelyingParty } from '../passkeys/relying-party';
import { listPasskeys, removePasskey } from '../passkeys/repository';
import { findUser, lockUser } from '../users/repository';

import { signInWaysMessages } from './messages';
import { hasOwnWay, mayUseOwnWays } from './own-ways';
import { personPasskeyParams, signInWaysSchema } from './schemas';

type Deps = {
  db: Database;
  relyingParty: RelyingParty | null;
  oidc: OidcConfig | undefined;
  post: Post | undefined;
};

type Removal = {
  /** Resolves to what names the way that was removed; to nothing if there was none. */
  remove: (tx: Database, person: Id) => Promise<string | null | undefined>;
  /** What the audit log says of it. */
  entry: (removed: string) => Pick<AuditEntry, 'action' | 'before'>;
};

/** The administrator's calls for how a person signs in: read it, and remove a passkey or the link to the provider. */
export const registerSignInWaysRoutes = (app: App, { db, relyingParty, oidc, post }: Deps): void => {
  const config = {
    access: { permission: Permission.ADMINISTRATOR },
    extension: 'sign-in-ways',
    tag: 'Users',
  } as const;

  /** Whether a person whose passkey was removed, and who may still sign in, has no way left to do it. */
  const isLockedOut = async (tx: Database, userId: Id): Promise<boolean> => {
    const rules = { oidc, relyingParty };
    const person = await findUser(tx, userId);
    if (person?.state === 'disabled' || !(await mayUseOwnWays(tx, rules, userId))) return false;
    if (oidc && (await findLink(tx, userId, oidc.issuer))) return false;
    return !(await hasOwnWay(tx, rules, userId));
  };

  app.get(
    '/api/accounts/:id/sign-in-ways',
    {
      config: {
        ...config,
        operationId: 'getSignInWays',
        summary: 'Whether a person has a password, their passkeys, and their link to the provider',
      },
      schema: { params: accountParams, response: success(signInWaysSchema) },
    },
    async ({ params: { id } }) => {
      if (!(await findUser(db, id))) throw notFound();
      const link = oidc && (await findLink(db, id, oidc.issuer));
      return ok({
        hasPassword: hasPassword(await findPasswordHash(db, id)),
        passkeys: relyingParty ? await listPasskeys(db, { userId: id, rpId: relyingParty.id }) : [],
        provider: link ? { email: link.email, linkedAt: link.createdAt.toISOString() } : null,
      });
    },
  );

  /** Removes a way to sign in, and ends the sessions of the person, which may have begun with it. */
  const removeWay = async (
    request: FastifyRequest,
    id: Id,
    { remove, entry }: Removal,
  ): Promise<{ person: User; removed: string }> => {
    // Otherwise somebody who stole a session could remove what its owner needs to get it back.
    if (id === callerOf(request).id) throw refused(signInWaysMessages.notOneself);
    const done = await db.transaction(async (tx) => {
      // Takes the same lock as a sign-in, so that a session of a concurrent sign-in ends too.
      const person = await lockUser(tx, id);
      const removed = person && (await remove(tx, id));
      if (removed === undefined || removed === null || !person) throw notFound();
      const by = actorOf(request);
      const endedSessions = await endSessionsOf(tx, by, { userId: id, reason: 'way to sign in removed' });
      const [object, after] = [personObject(person), { endedSessions }];
      await recordAudit(tx, by, { ...entry(removed), object, after });
      return { person, removed };
    });
    announce(request, [idTag('User', id)]);
    return done;
  };

  app.delete(
    '/api/accounts/:id/passkeys/:passkeyId',
    {
      config: {
        ...config,
        operationId: 'removePasskeyOf',
        summary: 'Remove a passkey of a person, which ends their sessions',
        announces: true,
        audits: ['passkey.removed', 'session.ended'],
        needsProof: true,
      },
      schema: { params: personPasskeyParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { id, passkeyId } = request.params;
      const { person, removed } = await removeWay(request, id, {
        remove: async (tx, userId) => {
          const name =
            relyingParty && (await removePasskey(tx, { userId, rpId: relyingParty.id }, passkeyId));
          if (name && (await isLockedOut(tx, userId))) throw refused(signInWaysMessages.onlyWay);
          return name;
        },
        entry: (passkey) => ({ action: 'passkey.removed', before: { passkey } }),
      });
      post?.tellPasskeyChanged(person, { name: removed, isAdded: false });
      return ok(null, signInWaysMessages.passkeyRemoved[request.locale]);
    },
  );

  app.delete(
    '/api/accounts/:id/provider',
    {
      config: {
        ...config,
        operationId: 'removeProviderLinkOf',
        summary: 'Remove the link of a person to the provider, which ends their sessions',
        announces: true,
        audits: ['provider.unlinked', 'session.ended'],
        needsProof: true,
      },
      schema: { params: accountParams, response: success(Type.Null()) },
    },
    async (request) => {
      const provider = oidc?.name ?? '';
      const { person } = await removeWay(request, request.params.id, {
        remove: async (tx, userId) => oidc && removeLink(tx, userId, oidc.issuer),
        entry: (email) => ({ action: 'provider.unlinked', before: { provider, email } }),
      });
      post?.tellProviderChanged(person, { provider, isLinked: false });
      return ok(null, signInWaysMessages.unlinked[request.locale]);
    },
  );
};
