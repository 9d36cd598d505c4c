import { runCommand, say } from './command';
import { openDatabase } from './db/open';
import { readConfig } from './settings/config';

/** Makes the database of the settings, or brings its tables up to date, for a script that goes on before the first start. */
runCommand(async () => {
  const { place, isNew, close } = await openDatabase(readConfig(process.env), 'make', say);
  await close();
  say(isNew ? `Created a NEW database in ${place}.` : `The database in ${place} is up to date.`);
});
