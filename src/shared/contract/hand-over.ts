import type { Id } from './entities';

/** News that its writer has not finished: it waits for an approval, or came back to them with a comment. */
export type UnfinishedItem = { id: Id; title: string; groupId: Id; groupName: string; isReturned: boolean };

/** A group of a person. As its last Head they cannot be disabled. */
export type GroupOfPerson = { id: Id; name: string; isLastHead: boolean };

/** What a person leaves to others when their account is disabled (extension `hand-over`). */
export type UnfinishedWork = {
  /** The items that have waited longest, at most `UNFINISHED_ROWS`. */
  items: UnfinishedItem[];
  /** How many items there are. */
  total: number;
  groups: GroupOfPerson[];
};

/**
 * Another author for an item, and with `to` another group (extension `hand-over-news`). `from`: the author whom the caller saw; the
 * call fails if it is another one by now.
 * `categoryId`: for an item whose category the other group does not have.
 */
export type HandOverNewsRequest = { authorId: Id; from?: Id; to?: { groupId: Id; categoryId?: Id } };

/** More than a person looks through in a dialog; the list of a group has the others. */
export const UNFINISHED_ROWS = 10;
