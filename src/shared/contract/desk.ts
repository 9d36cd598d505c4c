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

/** What was decided of one writer's news. */
export type WriterFigures = {
  id: Id;
  name: string;
  /** How many of the decisions of which the log holds the wait were about news that this person had submitted. */
  decided: number;
  /** How many of those published an item for the first time. */
  published: number;
  medianHours: number;
};

/**
 * How a group decided on what waited for approval in the last `FIGURES_DAYS` days, today among them (extension
 * `approval-desk`): read from the lines of the audit log, never estimated.
 */
export type GroupFigures = {
  /** Every day, the oldest first, as the newsroom counts days (Asia/Bangkok): how many items were first published on it. */
  days: { day: string; published: number }[];
  /** How many decisions have a known wait. */
  decided: number;
  /** Of those waits, from the submit to the approval or the return, the median in hours; null where there is none. */
  medianHours: number | null;
  /** How many decisions stand in neither number, as the log does not hold when the item was submitted. */
  leftOut: number;
  /** By whoever submitted the item, the one with the most decisions first. */
  writers: WriterFigures[];
};
