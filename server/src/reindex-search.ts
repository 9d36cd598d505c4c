import { runCommand, say, withDatabase } from './command';
import { reindexSearch } from './modules/news-search/reindex';

/** Writes the search of all news again. */
runCommand(() => withDatabase(({ db }) => reindexSearch(db, say)));
