import { and, eq, isNull } from 'drizzle-orm';

import { erasedEmail, type Erasure, type Id, isErased, type User } from '@contract';

import type { Database } from '../../db/database';
import {
  accountLinks,
  codePauses,
  deletedGroupMembers,
  drafts,
  groupMembers,
  knownDevices,
  news,
  newsComments,
  newsVersions,
  notificationChannels,
  notifications,
  passkeys,
  providerLinks,
  savedViews,
  secondFactors,
  sessions,
  users,
} from '../../db/schema';
import { namesWithKeys } from '../accounts/names';
import { countAuditOf, eraseFromAudit } from '../audit/erase-lines';
import { type AuditActor, personObject, recordAudit } from '../audit/record';
import { renameAuthor } from '../news-search/repository';
import { changeAvatar } from '../users/change-avatar';
import { isLastAdministrator, lockUser } from '../users/repository';

/** What work of an erased person is signed with, in both languages. */
export const ERASED_NAME = 'ผู้ใช้ที่ลบข้อมูลแล้ว (erased person)';

const OF_PERSON = [
  sessions,
  knownDevices,
  codePauses,
  secondFactors,
  passkeys,
  accountLinks,
  providerLinks,
] as const;
/** What only the person sees. */
const PRIVATE = [drafts, notifications, notificationChannels] as const;
/** Their views; what they shared is their group's. */
const notShared = (id: Id) => and(eq(savedViews.userId, id), isNull(savedViews.groupId));
const MEMBERSHIPS = [groupMembers, deletedGroupMembers] as const;

const countAll = async (db: Database, tables: typeof OF_PERSON | typeof MEMBERSHIPS, id: Id) => {
  let sum = 0;
  // One after the other: a transaction has one connection, and its driver warns of queries at once.
  for (const table of tables) sum += await db.$count(table, eq(table.userId, id));
  return sum;
};

/** Why a person cannot be erased. */
export type ErasureRefusal = 'nobody' | 'last-administrator' | 'in-use' | 'erased';

const refusalOf = async (tx: Database, person: User | null): Promise<ErasureRefusal | null> => {
  if (!person) return 'nobody';
  if (isErased(person)) return 'erased';
  if (await isLastAdministrator(tx, person.id)) return 'last-administrator';
  return person.state === 'disabled' ? null : 'in-use';
};

const measure = async (tx: Database, person: User): Promise<Erasure> => {
  const { lines, addresses } = await countAuditOf(tx, person.id);
  return {
    groups: await countAll(tx, MEMBERSHIPS, person.id),
    access: await countAll(tx, OF_PERSON, person.id),
    drafts: await tx.$count(drafts, eq(drafts.userId, person.id)),
    views: await tx.$count(savedViews, notShared(person.id)),
    auditLines: lines,
    addresses,
    news: await tx.$count(news, eq(news.authorId, person.id)),
    versions: await tx.$count(newsVersions, eq(newsVersions.savedBy, person.id)),
    comments: await tx.$count(newsComments, eq(newsComments.authorId, person.id)),
  };
};

const erase = async (tx: Database, by: AuditActor, person: User): Promise<void> => {
  const { id } = person;
  await changeAvatar(tx, { userId: id, at: by.at }, person, 'none');
  for (const table of [...OF_PERSON, ...MEMBERSHIPS, ...PRIVATE])
    await tx.delete(table).where(eq(table.userId, id));
  await tx.delete(savedViews).where(notShared(id));
  const names = {
    displayName: ERASED_NAME,
    username: `erased-${id}`,
    email: erasedEmail(id),
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
 * audit log. Their work stays, signed with `ERASED_NAME`. With `isTrial` it only counts.
 */
export const erasePerson = (
  db: Database,
  by: AuditActor,
  id: Id,
  { isTrial }: { isTrial: boolean },
): Promise<{ person: User; erasure: Erasure } | ErasureRefusal> =>
  db.transaction(async (tx) => {
    const person = await lockUser(tx, id);
    const refusal = await refusalOf(tx, person);
    if (refusal || !person) return refusal ?? 'nobody';
    const erasure = await measure(tx, person);
    if (!isTrial) await erase(tx, by, person);
    return { person, erasure };
  });
