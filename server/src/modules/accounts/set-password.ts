import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { sessions, users } from '../../db/schema';
import { type AuditActor, personObject, recordAudit } from '../audit/record';
import { hashPassword } from '../auth/password';
import { forgetAttemptsAt, forgetWrongCodes } from '../auth/sign-in/counters';
import { lockUser } from '../users/repository';

import { endLinks, type LinkOwner, useUpLink } from './links';

type Given = { token: string; password: string; owner: LinkOwner };

/** Sets the password, ends all sessions of the person and the waits after wrong passwords and codes; false if the link was used a moment ago. */
export const setPassword = async (
  db: Database,
  by: AuditActor,
  { token, password, owner }: Given,
): Promise<boolean> => {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Locks the account before the link, in the same order as disabling an account, to avoid a deadlock.
    const user = await lockUser(tx, owner.id);
    if (!user || !(await useUpLink(tx, token, by.at))) return false;
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.userId, user.id))
      .returning({ id: sessions.id });
    await endLinks(tx, user.id, by.at);
    await forgetAttemptsAt(tx, user.id);
    await forgetWrongCodes(tx, user.id);
    await recordAudit(
      tx,
      { ...by, userId: user.id },
      {
        action: 'user.password-set',
        object: personObject(user),
        after: { endedSessions: ended.length },
      },
    );
    return true;
  });
};
