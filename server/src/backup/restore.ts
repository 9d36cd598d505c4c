import { parseArgs } from 'node:util';

import { folderOf, runCommand, say } from '../command';
import { readConfig } from '../settings/config';

import { restoreBackup } from './restore-backup';

runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, 'with-webhooks': { type: 'boolean', default: false } },
  });
  const dir = folderOf(values.from, 'Name the folder of the back-up: npm run restore -- --from FOLDER');
  await restoreBackup(readConfig(process.env), dir, say, { withWebhooks: values['with-webhooks'] });
  say('The back-up is restored. Start the server. Everybody has to sign in again.');
});
