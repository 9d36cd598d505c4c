import type { Config } from '../settings/config';

import type { OpenDatabase } from './database';
import { openEmbedded } from './embedded/embedded';
import { openPostgres } from './postgres';

/** Opens the database that the settings name, with its tables up to date. */
export const openDatabase = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  warn: (text: string) => void,
): Promise<OpenDatabase> => (databaseUrl ? openPostgres(databaseUrl, warn) : openEmbedded(dataDir, warn));
