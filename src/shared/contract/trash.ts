import type { Id, IsoDate } from './entities';

/** What was deleted from a group and can be brought back (extension `trash`). */
export type DeletedNews = {
  id: Id;
  title: string;
  deletedAt: IsoDate;
  deletedBy: { id: Id; displayName: string } | null;
  /** When it is removed for good. */
  keptUntil: IsoDate;
};
