import { runCommand, say } from './command';
import { planUpgrade } from './db/instances/plan-upgrade';
import { readConfig } from './settings/config';

/** The exit code of a release that changes the tables, for scripts. */
const CHANGES_TABLES = 2;

/** Says whether this release changes the tables of DATABASE_URL, and changes nothing. */
runCommand(async () => {
  const { databaseUrl } = readConfig(process.env);
  if (!databaseUrl) return say('The embedded database has one server. Stop it, and start this release.');
  const { isNew, missing } = await planUpgrade(databaseUrl);
  if (isNew || missing === 0)
    return say('This release changes no table. Its instances can be restarted one after the other.');
  say(`This release changes the tables (migrations: ${missing}). Stop all instances before you start it.`);
  process.exitCode = CHANGES_TABLES;
});
