import type { Config } from '../settings/config';

import type { MayChange, OpenDatabase } from './database';
import { openEmbedded } from './embedded/embedded';
import { openPostgres } from './postgres';

/** Opens the database that the settings name, with its tables up to date. */
export const openDatabase = (
  { databaseUrl, dataDir, slowQueryMs }: Pick<Config, 'databaseUrl' | 'dataDir' | 'slowQueryMs'>,
  may: MayChange,
  warn: (text: string) => void,
): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl, warn, { may, slowQueryMs }) : openEmbedded(dataDir, warn, may);
