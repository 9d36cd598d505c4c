import { parseArgs } from 'node:util';

import { folderOf, runCommand, say } from '../command';
import { readConfig } from '../settings/config';

import { makeBackup } from './make-backup';

runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const dir = folderOf(values.to, 'Name a new folder: npm run backup -- --to FOLDER');
  await makeBackup(readConfig(process.env), dir, say);
  say(`The back-up is in ${dir}. To prove it: npm run verify -- ${dir}`);
});
