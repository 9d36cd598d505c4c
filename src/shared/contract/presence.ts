import type { Id } from './entities';

/** How often an open page reports that it is open, and how long a report counts. */
export const PRESENCE_EVERY_MS = 10_000;
export const PRESENCE_COUNTS_MS = 20_000;
/** The most open pages of one person that count for an item. */
export const MAX_OPEN_PAGES = 20;

/** Somebody who has an item of news open (extension `presence`). */
export type PersonPresent = {
  id: Id;
  displayName: string;
  /** Their profile picture; null without one. */
  avatarUrl: string | null;
  /** Whether they have its form open, not only its review. */
  isEditing: boolean;
};

/** The people who have an item open, without the caller. */
export type NewsPresence = { newsId: Id; people: PersonPresent[] };

/** The report of an open page, whose address names the page by an id of the console. */
export type PresenceRequest = { isEditing: boolean };
