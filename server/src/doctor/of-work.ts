import type { Database } from '../db/database';
import { databaseTime } from '../db/database-time';
import { fine, type Finding, note, wrong } from '../db/finding';
import { foldStoredNames } from '../db/fold-stored-names';
import { cleanUpState, newsSearchDue } from '../db/schema';
import { checkStore, REFUSALS } from '../modules/images/store-mark';
import { countDue } from '../modules/images/suspects';
import type { Storage } from '../storage/storage';

const HOUR_MS = 3_600_000;
/** The clean-up looks every hour; after three without a look, nobody does. */
const LATE_MS = 3 * HOUR_MS;

type Deps = {
  db: Database;
  storage: Storage;
  /** Whether the clean-up is on. */
  cleanUp: boolean;
  readTime?: (db: Database) => Promise<Date>;
};

const cleanUpFinding = async ({ db, storage, cleanUp, readTime = databaseTime }: Deps): Promise<Finding> => {
  const [row] = await db.select().from(cleanUpState);
  const now = await readTime(db);
  const due = await countDue(db, now);
  const waiting = `Images that wait to be removed: ${due}.`;
  if (!cleanUp) {
    return note(
      `The clean-up is off (NEWSDESK_CLEAN_UP). ${waiting}`,
      'Nothing that has expired is removed.',
      'Turn it on, on one instance at least.',
    );
  }
  const refusal = await checkStore(db, storage);
  if (refusal)
    return wrong(
      REFUSALS[refusal],
      'The store grows without end.',
      'See docs/operations.md, "The image store".',
    );
  if (row?.checkedAt && now.getTime() - row.checkedAt.getTime() > LATE_MS) {
    return note(
      `The clean-up last looked at ${row.checkedAt.toISOString()}. ${waiting}`,
      'No server has run since, or it has failed: then its warnings say why.',
      'Start the server; it cleans up after 24 hours with a steady clock.',
    );
  }
  if (row && row.waitMs > 0) {
    const hours = Math.ceil(row.waitMs / HOUR_MS);
    return note(
      `The clean-up begins when the server has run for ${hours} hours more. ${waiting}`,
      'After a start, a pause or a jump of the clock, everything may seem to be old.',
      'Nothing, if the clock is right.',
    );
  }
  return fine(`The clean-up runs. ${waiting}`);
};

const doubles = async (db: Database): Promise<Finding[]> => {
  const found: Finding[] = [];
  await foldStoredNames(db, (text) =>
    found.push(
      wrong(
        text,
        'Names that read the same are taken for one another; a person of such an account signs in with its exact spelling only.',
        'Rename one of the two, as said.',
      ),
    ),
  );
  return found.length > 0 ? found : [fine('No two names read the same.')];
};

const searchFinding = async (db: Database): Promise<Finding> => {
  const due = await db.$count(newsSearchDue);
  return due === 0
    ? fine('Every item of news can be found by its words.')
    : note(
        `News that a search does not find yet, or not by all its words: ${due}.`,
        'The search of earlier news is filled while the server runs.',
        'Nothing, if the number falls; otherwise npm run reindex-search.',
      );
};

/** What waits to be done in the database and the store, and what people should settle. */
export const workFindings = async (deps: Deps): Promise<Finding[]> => [
  await cleanUpFinding(deps),
  ...(await doubles(deps.db)),
  await searchFinding(deps.db),
];
