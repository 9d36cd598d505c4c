import { parseArgs } from 'node:util';

import { folderOf, runCommand, say } from '../command';
import { readConfig } from '../settings/config';

import { exportEverything } from './export-everything';

/** Exports everything that belongs to the newsroom. */
runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const dir = folderOf(positionals[0], 'Name a new folder: npm run export -- FOLDER');
  await exportEverything(readConfig(process.env), dir, say);
  say(`The export is in ${dir}. An empty installation takes it with: npm run import -- ${dir} --everything`);
});
