import { parseArgs } from 'node:util';

import { folderOf, runCommand, say } from '../command';
import { StartError } from '../db/database';

import { verifyBackup } from './verify-backup';

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const dir = folderOf(positionals[0], 'Name the folder of the back-up: npm run verify -- FOLDER');
  const { madeAt, release, pictures } = await verifyBackup(dir, say);
  if (pictures.missing > 0) {
    throw new StartError(
      `The back-up opens, but ${pictures.missing} pictures were already missing when it was made.`,
    );
  }
  say(
    `The back-up of ${madeAt} (release ${release}) is complete: it opens, and all ${pictures.rows} pictures are there.`,
  );
});
