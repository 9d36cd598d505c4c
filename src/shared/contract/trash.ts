import type { Id, IsoDate } from './entities';
import type { Snippet } from './find-news';

/** A news item that was deleted from a group and can be restored (extension `trash`). */
export type DeletedNews = {
  id: Id;
  title: string;
  deletedAt: IsoDate;
  deletedBy: { id: Id; displayName: string } | null;
  /** When it is deleted permanently. */
  keptUntil: IsoDate;
  /** Where a search found it, unless the row shows that in its title (extension `search-news`). */
  snippet?: Snippet;
};

/** A group that was deleted with its news and can be restored (extension `trash`). */
export type DeletedGroup = Omit<DeletedNews, 'title' | 'snippet'> & { name: string; totalNews: number };
