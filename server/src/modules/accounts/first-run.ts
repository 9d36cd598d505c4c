import { createHmac, timingSafeEqual } from 'node:crypto';

import { type FirstRunRequest, Permission } from '@contract';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';
import { invalidInput, refused } from '../../http/api-error';
import { type AuditActor, personObject, recordAudit } from '../audit/record';
import { hashPassword } from '../auth/password';
import { passwordProblem } from '../auth/password-rules';
import type { Key, Keyring } from '../keys/keyring';
import { loadStoredRandom } from '../keys/stored-key';
import { lockUser } from '../users/repository';

import { accountsMessages } from './messages';
import { checkNames, cleanNames, namesWithKeys, reserveNames } from './names';
import { hasNoUsers } from './repository';

/** Tells the code of this database from that of another one with the same secret, such as one that was lost. */
const OF_THIS_DATABASE = 'first_run';

const tokenOf = ({ bytes }: Key, database: string): string =>
  createHmac('sha256', bytes).update(`newsdesk first run ${database}`).digest('base64url').slice(0, 24);

/** The code for creating the first administrator, which the server prints when it starts; every instance prints the same one. */
export const startTokenOf = async (db: Database, keyring: Keyring): Promise<string> =>
  tokenOf(keyring.keysFor('first run').current, await loadStoredRandom(db, OF_THIS_DATABASE));

/** Whether an instance with this secret, or with a previous one, printed the code. */
export const isStartToken = async (db: Database, given: string, keyring: Keyring): Promise<boolean> => {
  const database = await loadStoredRandom(db, OF_THIS_DATABASE);
  return keyring.keysFor('first run').all.some((key) => {
    const [a, b] = [Buffer.from(given), Buffer.from(tokenOf(key, database))];
    return a.length === b.length && timingSafeEqual(a, b);
  });
};

/** Remembers when the first user exists, so that the database is not queried again. */
export const createFirstRun = (db: Database) => {
  let isOver = false;
  return async (): Promise<boolean> => {
    if (isOver) return false;
    isOver = !(await hasNoUsers(db));
    return !isOver;
  };
};

/** Creates the first account, an administrator. Of two simultaneous calls one is refused, and so is every later call. */
export const createFirstAdministrator = async (
  db: Database,
  by: AuditActor,
  given: Omit<FirstRunRequest, 'token'>,
): Promise<void> => {
  const { username, email } = cleanNames(given);
  checkNames({ username, email });
  const problem = passwordProblem(given.password, { username, email });
  if (problem) throw invalidInput({ password: problem });
  const passwordHash = await hashPassword(given.password);
  await db.transaction(async (tx) => {
    await reserveNames(tx, { username, email });
    if (!(await hasNoUsers(tx))) throw refused(accountsMessages.firstRunOver);
    const permission = Permission.USER | Permission.ADMINISTRATOR;
    const [row] = await tx
      .insert(users)
      .values({
        ...namesWithKeys({ username, email, displayName: username }),
        permission,
        passwordHash,
        createdAt: by.at,
      })
      .returning({ id: users.id });
    const user = row && (await lockUser(tx, row.id));
    if (!user) throw new Error('The administrator was not stored.');
    const after = { username, permission: 'ADMINISTRATOR' };
    await recordAudit(
      tx,
      { ...by, userId: user.id },
      { action: 'user.created', object: personObject(user), after },
    );
  });
};
