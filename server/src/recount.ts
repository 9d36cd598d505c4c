import { parseArgs } from 'node:util';

import { runCommand, say, withDatabase } from './command';
import { reportCounters } from './modules/journalists/report-counters';

/** Counts the news of every group again, and corrects the stored numbers; with --check it only reports them. */
runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const isCheck = values.check === true;
  await withDatabase(async ({ db }) => {
    const wrong = await reportCounters(db, { repairs: !isCheck }, say);
    if (wrong > 0 && isCheck) process.exitCode = 1;
  });
});
