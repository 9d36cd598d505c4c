import fs from 'node:fs';
import path from 'node:path';

import { fine, type Finding, note, wrong } from '../db/finding';
import { faultsOfConsole } from '../settings/console-settings';

/** Whether this server has a console to serve, and whether its own settings can be read. */
export const consoleFindings = (consoleDir: string): Finding[] => {
  if (!fs.existsSync(path.join(consoleDir, 'index.html'))) {
    return [
      note(
        `There is no console in ${consoleDir}.`,
        'People see a page that says so instead of the console.',
        'Copy the folder build as a whole, or run npm run build. Nothing, if another server serves the console.',
      ),
    ];
  }
  const faults = faultsOfConsole(consoleDir);
  if (faults.length === 0) return [fine('The console is there, and its settings (config.json) are right.')];
  return faults.map((fault) =>
    wrong(
      fault,
      'The server does not start.',
      'Correct it (docs/operations.md, "The console\'s own settings").',
    ),
  );
};
