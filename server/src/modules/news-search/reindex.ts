import type { Database } from '../../db/database';

import { fillSearch } from './fill-search';
import { markAllDue } from './repository';

/** Writes the search of all news again. If it is interrupted, a running server, or the next start, goes on with it. */
export const reindexSearch = async (db: Database, say: (line: string) => void): Promise<void> => {
  const total = await markAllDue(db);
  say(`The search of ${total} items of news is written again.`);
  await fillSearch(db);
  say('Done.');
};
