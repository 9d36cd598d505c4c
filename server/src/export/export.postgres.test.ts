import fs from 'node:fs';
import path from 'node:path';

import { createInstallations } from '../testing/installations';
import { createPostgresDatabase } from '../testing/test-database';

import { exportEverything } from './export-everything';
import { loadEverything } from './load-everything';

const LIMIT_MS = 240_000;
const quiet = (): void => undefined;

it(
  'an export of the embedded database gives the same installation on PostgreSQL, and is refused where there is one [CON-07]',
  async () => {
    const installations = await createInstallations();
    const database = await createPostgresDatabase();
    const place = { ...installations.empty(), databaseUrl: database.url };
    const [exported, again] = [installations.newPath(), installations.newPath()];
    await exportEverything(installations.filled(), exported, quiet);
    await loadEverything(place, exported, quiet);
    await exportEverything(place, again, quiet);
    const tables = fs.readdirSync(path.join(exported, 'tables'));
    const read = (dir: string, name: string) => fs.readFileSync(path.join(dir, 'tables', name), 'latin1');
    expect(tables.filter((name) => read(again, name) !== read(exported, name))).toEqual([]);
    const twice = await loadEverything(
      { ...installations.empty(), databaseUrl: database.url },
      exported,
      quiet,
    ).catch(String);
    expect(twice).toMatch(/is not empty/);
    await database.drop();
    installations.remove();
  },
  LIMIT_MS,
);
