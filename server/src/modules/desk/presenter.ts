import type { DeskItem } from '@contract';

import { toSummary } from '../news/presenter';

import type { DeskRow } from './repository';

/** An item with its group, its author, all who wrote a part of it, and the end of its 24 hours. */
export const toDeskItem = (row: DeskRow, moment: Parameters<typeof toSummary>[1]): DeskItem => ({
  ...toSummary(row, moment),
  groupId: row.groupId,
  groupName: row.groupName,
  authorId: row.authorId,
  authorName: row.authorName,
  writers: row.writers,
  approvedUntil: row.approvedUntil?.toISOString() ?? null,
  shownFrom: row.shownFrom?.toISOString() ?? null,
  waitingSince: row.waitingSince?.toISOString() ?? null,
});
