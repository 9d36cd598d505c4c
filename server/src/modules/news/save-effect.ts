import type { AuditAction, Id } from '@contract';

import type { Database } from '../../db/database';
import type { Localized } from '../../http/localized';
import { publish, thatIs } from '../published/publish';
import { markApproved } from '../versions/keep-version';

import { hasChanges, isInForce, isScheduled } from './approval';
import type { NewsRow } from './columns';
import { newsMessages } from './messages';

/** What a save meant for readers: nothing yet, changes that wait beside what they see, or what they see from now on. */
export type SaveEffect = 'saved' | 'waits' | 'published';

const effectOf = (saved: NewsRow): SaveEffect => {
  if (saved.publishedVersion === saved.version) return 'published';
  return hasChanges(saved) ? 'waits' : 'saved';
};

/** What the answer says of a save. Where readers see nothing, one that waits says no more than that it was saved. */
export const messageOf = (saved: NewsRow, effect: SaveEffect, now: Date): Localized => {
  if (!isInForce(saved, now)) return newsMessages.saved;
  return newsMessages[effect === 'published' && isScheduled(saved, now) ? 'publishedLater' : effect];
};

/** What the audit log says of a save. */
export const ACTIONS = {
  saved: 'news.edited',
  waits: 'news.changes-sent',
  published: 'news.published-by-saving',
} as const satisfies Record<SaveEffect, AuditAction>;

/** Publishes a stored save that readers see from now on, which is an approval of that version by the person who saved. */
export const storeEffect = async (
  tx: Database,
  saved: NewsRow,
  { at, by }: { at: Date; by: Id },
): Promise<SaveEffect> => {
  const effect = effectOf(saved);
  if (effect === 'published') {
    await publish(tx, thatIs(saved.id), { at, by });
    const approval = saved.approvedPermanently ? 'permanent' : 'hours';
    await markApproved(tx, saved, { approval, approvedAt: at, approvedBy: by });
  }
  return effect;
};
