import { eq } from 'drizzle-orm';

import { type HandOverNewsRequest, type Id, type JournalistLevel, mayAtLevel } from '@contract';

import type { Database } from '../../db/database';
import { notifications } from '../../db/schema';
import { invalidInput, notAllowed, notFound, refused } from '../../http/api-error';
import { type AuditActor, recordAudit } from '../audit/record';
import { recordUses } from '../images/image-uses';
import { lockPictures } from '../images/same-picture';
import { lockGroup } from '../journalists/group-there';
import { findMembership } from '../journalists/membership-repository';
import { movePictures } from '../media/move-pictures';
import { afterSave } from '../news/approval';
import { newsOf } from '../news/audited-news';
import { explainReference } from '../news/check-references';
import type { NewsRow } from '../news/columns';
import { textsOf } from '../news/new-news';
import { findAuthor, groupHasCategory, lockNews, storeHandOver } from '../news/repository';
import { writersAfterSave } from '../news/write-news';
import { tellAgain } from '../outbox/note-change';
import { countTags } from '../tag-suggestions/repository';
import { countInGroup } from '../trash/repository';
import { findUser } from '../users/repository';
import { packContent } from '../versions/content';
import { keepVersion } from '../versions/keep-version';

import { handOverMessages } from './messages';

type Caller = { groupId: Id; newsId: Id; userId: Id; level: JournalistLevel; by: AuditActor };

/**
 * Locks both groups; returns their names. Throws unless the caller is a Head of both: also if that has changed since the request
 * arrived.
 */
const lockGroups = async (tx: Database, groupIds: Id[], userId: Id): Promise<Map<Id, string>> => {
  const names = new Map<Id, string>();
  // In one order, so that two people who move news to and fro never wait for each other.
  for (const groupId of [...new Set(groupIds)].sort((a, b) => a - b)) {
    const group = await lockGroup(tx, groupId, 'no key update');
    const own = group && (await findMembership(tx, groupId, userId));
    if (!group || !mayAtLevel(own?.level ?? null, 'manageNews')) throw notAllowed(handOverMessages.onlyHeads);
    names.set(groupId, group.name);
  }
  return names;
};

/** A member of the group who can work on it: the account may be disabled meanwhile, and the membership not. */
const findReceiver = async (tx: Database, groupId: Id, userId: Id) => {
  const person = await findUser(tx, userId);
  if (!person || !(await findMembership(tx, groupId, userId)))
    throw invalidInput({ authorId: handOverMessages.noMember });
  if (person.state === 'disabled') throw invalidInput({ authorId: handOverMessages.isDisabled });
  return person;
};

/** The category in the other group; undefined if the item keeps its own. */
const otherCategory = async (
  tx: Database,
  current: NewsRow,
  to: HandOverNewsRequest['to'],
): Promise<Id | undefined> => {
  if (!to || (await groupHasCategory(tx, to.groupId, current.categoryId))) return undefined;
  const { groupId, categoryId } = to;
  if (categoryId === undefined || !(await groupHasCategory(tx, groupId, categoryId)))
    throw invalidInput({ categoryId: handOverMessages.chooseCategory });
  return categoryId;
};

/** What another category makes of an item: a version that waits, beside what readers see. What was returned stays returned. */
const withCategory = (current: NewsRow, categoryId: Id, { userId, level, by }: Caller) => ({
  ...(current.returnedAt
    ? { version: current.version + 1 }
    : afterSave(current, current.publishedAt, { now: by.at, level, fourEyes: false, isToPublish: false })),
  categoryId,
  writers: writersAfterSave(current, userId),
});

/**
 * Gives an item another author and, with `to`, another group: with its versions, its pictures, its history and its public
 * address. What readers see stays, because whoever moves an item may approve it in both groups.
 */
export const handOverNews = async (
  db: Database,
  caller: Caller,
  { authorId, from, to }: HandOverNewsRequest,
): Promise<string> => {
  const { groupId, newsId, userId, by } = caller;
  const target = to?.groupId ?? groupId;
  return db
    .transaction(async (tx) => {
      const current = await lockNews(tx, groupId, newsId);
      if (!current) throw notFound();
      const isMoved = target !== groupId;
      if (isMoved) {
        // Before the groups, as who creates news does; in one order.
        for (const id of [groupId, target].sort((a, b) => a - b)) await lockPictures(tx, id);
      }
      // After the item, as a deletion does.
      const groups = await lockGroups(tx, [groupId, target], userId);
      if (from !== undefined && current.authorId !== from && current.authorId !== authorId)
        throw refused(handOverMessages.handedOverMeanwhile);
      const receiver = await findReceiver(tx, target, authorId);
      if (current.authorId === authorId && !isMoved) return receiver.displayName;
      const categoryId = isMoved ? await otherCategory(tx, current, to) : undefined;
      const author = await findAuthor(tx, current);
      const packed = categoryId === undefined ? undefined : packContent(current);
      if (isMoved) {
        await countInGroup(tx, groupId, -1, current);
        await countInGroup(tx, target, 1, current);
        await countTags(tx, groupId, { removed: current.tags });
        await countTags(tx, target, { added: current.tags });
        await movePictures(tx, newsId, { from: groupId, to: target });
      }
      const changed = await storeHandOver(tx, newsId, {
        ...(categoryId !== undefined && withCategory(current, categoryId, caller)),
        authorId,
        groupId: target,
      });
      if (packed) {
        const save = { reason: 'edit', fromNumber: null, savedBy: userId, savedAt: by.at } as const;
        await keepVersion(tx, { before: current, after: changed, packed }, save);
        await recordUses(tx, { newsId, version: changed.version }, textsOf(changed));
      }
      await tellAgain(tx, newsId);
      await recordAudit(tx, by, {
        action: 'news.handed-over',
        // A line of the former group, whose log shows where the item went; the item's own history has it in both.
        ...newsOf(current),
        before: { author: author?.displayName ?? '', ...(isMoved && { group: groups.get(groupId) ?? '' }) },
        after: { author: receiver.displayName, ...(isMoved && { group: groups.get(target) ?? '' }) },
      });
      // What people were told of the item leads to where it is now.
      if (isMoved)
        await tx.update(notifications).set({ groupId: target }).where(eq(notifications.newsId, newsId));
      return receiver.displayName;
    })
    .catch(explainReference);
};
