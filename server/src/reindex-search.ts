import { runCommand, say, withDatabase } from './command';
import { fillSearch } from './modules/news-search/fill-search';
import { markAllDue } from './modules/news-search/repository';

/** Writes the search of all news again. If it is interrupted, the running server goes on with it. */
runCommand(() =>
  withDatabase(async ({ db }) => {
    const total = await markAllDue(db);
    say(`The search of ${total} items of news is written again.`);
    await fillSearch(db);
    say('Done.');
  }),
);
