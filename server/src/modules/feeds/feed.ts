import type { toHead } from '../site-news/presenter';

export type Entry = ReturnType<typeof toHead>;

/** What a feed holds, whatever its format. */
export type Feed = {
  /** The name of the publication. */
  title: string;
  /** The public address of the newsroom. */
  home: string;
  /** The address of the feed itself. */
  self: string;
  entries: Entry[];
};

/** When what readers see of an entry last changed. */
export const changedAt = ({ publishedAt, approvedAt }: Entry): string =>
  approvedAt !== null && approvedAt > publishedAt ? approvedAt : publishedAt;

/** The name of an entry for feed readers: its short address, which stays when its title changes. */
export const idOf = (home: string, { id }: Entry): string => `${home}n/${id}`;
