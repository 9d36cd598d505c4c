import type { Id, IsoDate } from './entities';
import type { JournalistNews } from './news';

/** A news item on the approval desk (extension `approval-desk`). */
export type DeskItem = JournalistNews & {
  groupName: string;
  authorName: string;
  /** When its approval for 24 hours ends or ended; null if it never had one. */
  approvedUntil: IsoDate | null;
};

/** The first `DESK_ROWS` items of a kind. `total` counts up to `DESK_COUNT_LIMIT`. */
export type DeskList = { items: DeskItem[]; total: number };

/** What needs the caller, over all groups in which they approve, and their own latest news. */
export type Desk = {
  /** The groups in which the caller approves. Without any, the next three lists are empty. */
  groupIds: Id[];
  /** Not approved yet, oldest first. */
  waiting: DeskList;
  /** Approved for 24 hours, least time left first. */
  runningOut: DeskList;
  /** Approvals that ended in the last 24 hours and were not renewed, latest first. */
  goneDark: DeskList;
  /** The caller's own returned news, latest first. A backend without the extension `returns` omits it. */
  returned?: DeskItem[];
  /** The caller's own latest news in all groups. */
  own: DeskItem[];
};

/** The decisions about one writer's news. */
export type WriterFigures = {
  id: Id;
  name: string;
  /** How many decisions with a known waiting time were about news that this person submitted. */
  decided: number;
  /** How many of those published an item for the first time. */
  published: number;
  medianHours: number;
};

/** How often the public page of an item was opened, by its published title. */
export type ReadFigures = { id: Id; title: string; views: number };

/**
 * How a group decided on waiting news in the last `FIGURES_DAYS` days including today (extension
 * `approval-desk`). The numbers come from the audit log and are never estimated.
 */
export type GroupFigures = {
  /**
   * Every day in the time zone of the newsroom, oldest first, with the number of items first
   * published on it.
   */
  days: { day: string; published: number }[];
  /** How many decisions have a known waiting time. */
  decided: number;
  /**
   * The median waiting time in hours, from the submission to the approval or return; null without a
   * decision.
   */
  medianHours: number | null;
  /** How many decisions count nowhere, because the log does not hold the time of submission. */
  leftOut: number;
  /** By the person who submitted, most decisions first. */
  writers: WriterFigures[];
  /**
   * The items whose public pages were opened most in the last days including today, most first (`MOST_READ`). A backend that
   * does not count the views of its pages omits it.
   */
  mostRead?: ReadFigures[];
};
