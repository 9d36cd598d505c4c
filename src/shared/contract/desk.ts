import type { Id, IsoDate, JournalistNews } from './entities';

/** An item on the approval desk (extension `approval-desk`). */
export type DeskItem = JournalistNews & {
  groupName: string;
  authorName: string;
  /** When its approval for 24 hours runs out or has run out; null while there was none. */
  approvedUntil: IsoDate | null;
};

/** The first `DESK_ROWS` of a kind; `total` counts on to `DESK_COUNT_LIMIT` and no further. */
export type DeskList = { items: DeskItem[]; total: number };

/** What needs the caller, over all groups in which they approve, and what they wrote last. */
export type Desk = {
  /** The groups in which the caller approves; without any, the three lists are empty. */
  groupIds: Id[];
  /** Not approved yet, the oldest first. */
  waiting: DeskList;
  /** Approved for 24 hours, the one with the least time left first. */
  runningOut: DeskList;
  /** Whose 24 hours have run out in the last 24 hours and that nobody approved again, the latest first. */
  goneDark: DeskList;
  /** The caller's own that were returned, the latest first; left out by a backend without the extension `returns`. */
  returned?: DeskItem[];
  /** The caller's own latest, in whichever group. */
  own: DeskItem[];
};
