import { parseArgs } from 'node:util';

import { readConfig } from '../config';

import { folderOf, runCommand } from './command';
import { makeBackup } from './make-backup';

runCommand('The back-up', async (say) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const dir = folderOf(values.to, 'Name a new folder: npm run backup -- --to FOLDER');
  await makeBackup(readConfig(process.env), dir, say);
  say(`The back-up is in ${dir}. To prove it: npm run verify -- ${dir}`);
});
