import { type OpenDatabase, StartError } from '../db/database';
import { databaseTime } from '../db/database-time';
import { FolderInUseError } from '../db/embedded/folder-lock';
import { fine, type Finding, wrong } from '../db/finding';
import { inWords } from '../db/in-words';
import { openDatabase } from '../db/open';
import { systemClock } from '../http/clock';
import { loadKeyring } from '../modules/keys/load-keyring';
import { type Config, readConfig } from '../settings/config';
import type { Environment } from '../settings/read-settings';
import { openStorage } from '../storage/open';
import type { Storage } from '../storage/storage';

import { clockFindings } from './of-clocks';
import { consoleFindings } from './of-console';
import { engineFindings, readyFindings, runningFinding, spaceFinding } from './of-database';
import { passwordFindings, providerFindings } from './of-provider';
import { secretFindings } from './of-secrets';
import { settingsFindings } from './of-settings';
import { storeFindings } from './of-store';
import { workFindings } from './of-work';

const contentFindings = async (
  database: OpenDatabase,
  config: Config,
  storage: Storage,
): Promise<Finding[]> => {
  const { db, place } = database;
  const readTime = () => databaseTime(db);
  return [
    fine(`The database in ${place} has the tables of this release.`),
    ...(await readyFindings({ db, storage }, config.dataDir)),
    ...(await clockFindings({ here: systemClock, readTime, storage })),
    ...(await secretFindings({ db, keyring: await loadKeyring(db, config) })),
    ...(await passwordFindings(db, config)),
    ...(await workFindings({ db, storage, cleanUp: config.cleanUp })),
  ];
};

const databaseFindings = async (config: Config, storage: Storage): Promise<Finding[]> => {
  const found: Finding[] = [];
  if (config.databaseUrl) found.push(...(await engineFindings(config.databaseUrl)));
  if (found.some(({ state }) => state === 'wrong')) return found;
  try {
    const database = await openDatabase(config, 'nothing', () => undefined);
    try {
      found.push(...(await contentFindings(database, config, storage)));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof FolderInUseError) return [await runningFinding(config)];
    const [what = '', todo = 'Mend the cause that is named.'] = inWords(error).split('\n');
    found.push(wrong(what, 'Nothing in the database could be checked.', todo));
  }
  return found;
};

const readOr = (env: Environment): Config | Finding[] => {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [
      wrong(
        error.message,
        'The server does not start, and nothing else could be checked.',
        'Correct these settings (docs/server.md).',
      ),
    ];
  }
};

/** Examines an installation by its settings: everything that an operator should know or mend. It makes and upgrades no database. */
export const examine = async (env: Environment): Promise<Finding[]> => {
  const config = readOr(env);
  if (Array.isArray(config)) return config;
  const storage = openStorage(config);
  const usesFolder = !config.databaseUrl || !config.s3;
  return [
    ...settingsFindings(config),
    ...consoleFindings(config.consoleDir),
    ...(await providerFindings(config)),
    ...(usesFolder ? [await spaceFinding(config.dataDir)] : []),
    ...(await storeFindings(storage)),
    ...(await databaseFindings(config, storage)),
  ];
};
