import type { Id, IsoDate } from './entities';

/** A news item that was deleted from a group and can be restored (extension `trash`). */
export type DeletedNews = {
  id: Id;
  title: string;
  deletedAt: IsoDate;
  deletedBy: { id: Id; displayName: string } | null;
  /** When it is deleted permanently. */
  keptUntil: IsoDate;
};

/** A group that was deleted with its news and can be restored (extension `trash`). */
export type DeletedGroup = Omit<DeletedNews, 'title'> & { name: string; totalNews: number };
