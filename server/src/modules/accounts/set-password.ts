import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { sessions, users } from '../../db/schema';
import { type AuditActor, personObject, recordAudit } from '../audit/record';
import { hashPassword } from '../auth/password';
import { forgetAttemptsAt, forgetWrongCodes } from '../auth/sign-in/counters';
import { lockUser } from '../users/repository';

import { endLinks, type LinkOwner, useUpLink } from './links';
import { removeOtherWays } from './remove-other-ways';

type Given = { token: string; password: string; owner: LinkOwner };

/**
 * Sets the password, ends all sessions of the person and the waits after wrong passwords and codes. By a link of an administrator, also
 * removes every other way in: whoever had taken the account over may have made one. Undefined if the link was used a moment ago.
 */
export const setPassword = async (
  db: Database,
  by: AuditActor,
  { token, password, owner }: Given,
): Promise<{ removedWays: number } | undefined> => {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Locks the account before the link, in the same order as disabling an account, to avoid a deadlock.
    const user = await lockUser(tx, owner.id);
    const link = user && (await useUpLink(tx, token, by.at));
    if (!link) return undefined;
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.userId, user.id))
      .returning({ id: sessions.id });
    await endLinks(tx, user.id, by.at);
    await forgetAttemptsAt(tx, user.id);
    await forgetWrongCodes(tx, user.id);
    const actor = { ...by, userId: user.id };
    const removedWays = link.byAdministrator ? await removeOtherWays(tx, actor, user) : 0;
    const after = { endedSessions: ended.length };
    await recordAudit(tx, actor, { action: 'user.password-set', object: personObject(user), after });
    return { removedWays };
  });
};
