import { eq } from 'drizzle-orm';

import type { Id, User } from '@contract';

import { type Database, StartError } from '../../db/database';
import {
  accountLinks,
  codePauses,
  deletedGroupMembers,
  drafts,
  groupMembers,
  knownDevices,
  news,
  newsVersions,
  secondFactors,
  sessions,
  users,
} from '../../db/schema';
import { namesWithKeys } from '../accounts/names';
import { countAuditOf, eraseFromAudit } from '../audit/erase-lines';
import { personObject, recordAudit, serverActor } from '../audit/record';
import { renameAuthor } from '../news-search/repository';
import { changeAvatar } from '../users/change-avatar';
import { findCredentials, isLastAdministrator, lockUser } from '../users/repository';

/** What work of an erased person is signed with, in both languages. */
export const ERASED_NAME = 'ผู้ใช้ที่ลบข้อมูลแล้ว (erased person)';

/** What erasing a person changes, in numbers. */
export type Erasure = {
  person: User;
  groups: number;
  /** Devices, sessions, links and second factors. */
  access: number;
  drafts: number;
  auditLines: number;
  addresses: number;
  /** What stays, signed with the other name. */
  news: number;
  versions: number;
};

const OF_PERSON = [sessions, knownDevices, codePauses, secondFactors, accountLinks] as const;
const MEMBERSHIPS = [groupMembers, deletedGroupMembers] as const;

const countAll = async (db: Database, tables: typeof OF_PERSON | typeof MEMBERSHIPS, id: Id) => {
  let sum = 0;
  // One after the other: a transaction has one connection, and its driver warns of queries at once.
  for (const table of tables) sum += await db.$count(table, eq(table.userId, id));
  return sum;
};

/** The person, locked; refused if the account is in use. */
const findErasable = async (tx: Database, username: string): Promise<User> => {
  const { id } = (await findCredentials(tx, username)) ?? {};
  if (id === undefined) throw new StartError(`There is no person with the username "${username}".`);
  if (await isLastAdministrator(tx, id))
    throw new StartError(
      'This is the last administrator who can sign in. Create another one first: npm run create-admin',
    );
  const person = await lockUser(tx, id);
  if (person?.state === 'disabled') return person;
  throw new StartError(
    `The account of "${username}" is in use. Disable it first, on the page of the person: that shows what to hand over, and ends the sessions.`,
  );
};

const measure = async (tx: Database, person: User): Promise<Erasure> => {
  const { lines, addresses } = await countAuditOf(tx, person.id);
  return {
    person,
    groups: await countAll(tx, MEMBERSHIPS, person.id),
    access: await countAll(tx, OF_PERSON, person.id),
    drafts: await tx.$count(drafts, eq(drafts.userId, person.id)),
    auditLines: lines,
    addresses,
    news: await tx.$count(news, eq(news.authorId, person.id)),
    versions: await tx.$count(newsVersions, eq(newsVersions.savedBy, person.id)),
  };
};

const erase = async (tx: Database, person: User, now: Date): Promise<void> => {
  const { id } = person;
  const by = serverActor(now);
  await changeAvatar(tx, { userId: id, at: now }, person, 'none');
  for (const table of [...OF_PERSON, ...MEMBERSHIPS, drafts]) await tx.delete(table).where(eq(table.userId, id));
  const names = {
    displayName: ERASED_NAME,
    username: `erased-${id}`,
    email: `erased-${id}@erased.invalid`,
  };
  await tx
    .update(users)
    .set({ ...namesWithKeys(names), bio: '', avatarUrl: null, permission: 0, passwordHash: null })
    .where(eq(users.id, id));
  await renameAuthor(tx, id);
  await eraseFromAudit(tx, id, ERASED_NAME);
  await recordAudit(tx, by, { action: 'user.erased', object: personObject({ id, ...names }) });
};

/**
 * Erases a person whose account is disabled: names, e-mail, picture, bio and what they signed in with, in the account and in the
 * audit log. Their work stays, signed with `ERASED_NAME`. With `isTrial` it only counts. Throws a StartError with the reason if the
 * account is in use.
 */
export const erasePerson = (
  db: Database,
  username: string,
  { now, isTrial }: { now: Date; isTrial: boolean },
): Promise<Erasure> =>
  db.transaction(async (tx) => {
    const person = await findErasable(tx, username);
    const erasure = await measure(tx, person);
    if (!isTrial) await erase(tx, person, now);
    return erasure;
  });
