import { isPublishable, type Id } from '@contract';

import { ApiError } from '../../http/api-error';
import { isStorable } from '../../http/plain-text';
import { approve, newDraft } from '../news/approval';
import { checkNewNews, type NewsDeps, storeNews, type Storing } from '../news/new-news';
import { noteImported } from '../outbox/note-change';
import { publish, thatIs } from '../published/publish';
import { markApproved } from '../versions/keep-version';

import type { ItemReading, Reading } from './archive-item';
import { checkItem, type CheckedItem } from './check-item';
import type { Usual } from './lookups';
import { importMessages } from './messages';
import type { Pictures } from './pictures';
import { isOfCovers, Refused, wordsOf } from './refused';
import type { Report } from './report';
import { isImported, recordSource, wasImportedMeanwhile } from './repository';
import { createFormMaker } from './to-form';

const MAX_SOURCE = 500;

export type ImportInto = {
  deps: NewsDeps;
  groupId: Id;
  usual: Usual;
  pictures: Pictures;
  report: Report;
  now: () => Date;
  /** Whether nothing is stored. */
  isTrial: boolean;
};

/** Imports articles one by one, each in a transaction of its own, so that an import that was cut off goes on where it ended. */
export const createImporter = (into: ImportInto) => {
  const { deps, groupId, usual, report, isTrial } = into;
  const { db } = deps;
  const formOf = createFormMaker(db, into);
  /** What a trial would have imported. */
  const inTrial = new Set<string>();

  /** What the transaction of an item stores besides it. */
  const recordWith =
    ({ source, oldPath, isPublished }: CheckedItem, now: Date): Storing['record'] =>
    async (tx, row) => {
      await recordSource(tx, { groupId, source }, { newsId: row.id, oldPath });
      if (!isPublished) return;
      // The archive has published it, and whoever imports it answers for that here.
      const approvedBy = usual.authorId;
      await publish(tx, thatIs(row.id), { at: now, by: approvedBy });
      await markApproved(tx, row, { approval: 'permanent', approvedAt: now, approvedBy });
      await noteImported(tx, row.id, now);
    };

  const store = async (reading: ItemReading, checked: CheckedItem) => {
    const now = into.now();
    const { form, authorId, images } = await formOf(reading);
    const owner = { groupId, userId: authorId, now };
    const { publishedAt, createdAt = publishedAt ?? now, isPublished } = checked;
    const isFarAway = publishedAt !== undefined && publishedAt > now && !isPublishable(publishedAt, now);
    const news = await checkNewNews(deps, form, owner, {
      needsCovers: false,
      dated: isFarAway ? undefined : publishedAt,
    });
    for (const { kind, name } of news.removed)
      report.change(importMessages.removedPart(`${kind} ${name}`), reading.place);
    if (isTrial) return;
    const storing: Storing = {
      pictures: images,
      createdAt: createdAt > now ? now : createdAt,
      record: recordWith(checked, now),
      ...(isPublished && {
        stateAt: (date) => ({
          ...approve({ ...newDraft(now), version: 1, publishedAt: date, returnedAt: null }, 'permanent', now),
          waitingSince: null,
        }),
      }),
    };
    try {
      await storeNews(deps, form, news, owner, storing);
    } catch (error) {
      if (!isOfCovers(error)) throw error;
      report.change(importMessages.coverLeftOut(wordsOf(error).en), reading.place);
      await storeNews(deps, { ...form, files: {} }, news, owner, storing);
    }
  };

  const importItem = async (reading: ItemReading): Promise<void> => {
    const { item, place, changes = [] } = reading;
    const source = item.sourceId.trim();
    if (source === '' || source.length > MAX_SOURCE || !isStorable(source))
      throw new Refused(importMessages.noSourceId);
    if (inTrial.has(source) || (await isImported(db, { groupId, source }))) {
      report.counts.there += 1;
      return;
    }
    await store(reading, checkItem(item, place, report));
    for (const text of changes) report.change(text, place);
    if (isTrial) inTrial.add(source);
    report.counts.imported += 1;
  };

  /** Imports what a reader has read. Throws only if the import cannot go on. */
  return async (reading: Reading): Promise<void> => {
    if ('problem' in reading) return report.refuse(reading.problem, reading.place);
    try {
      await importItem(reading);
    } catch (error) {
      if (wasImportedMeanwhile(error)) report.counts.there += 1;
      else if (error instanceof Refused) report.refuse(error.text, reading.place);
      else if (error instanceof ApiError && error.httpStatus < 500)
        report.refuse(wordsOf(error), reading.place);
      else throw error;
    }
  };
};
