// Many processes at once on one folder: npm run soak:start -- --processes 12
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { report } from './report.mjs';
import { buildServer, spawnServer } from './server-process.mjs';

const { values } = parseArgs({
  options: { processes: { type: 'string', default: '12' }, times: { type: 'string', default: '3' } },
});
const processes = Number(values.processes);

buildServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-start-'));
const figures = { times: 0, ran: [], 'said why not': [] };
for (let time = 1; time <= Number(values.times); time += 1) {
  const servers = Array.from({ length: processes }, () =>
    spawnServer({ dataDir: path.join(folder, 'data') }),
  );
  const ready = await Promise.all(servers.map((server) => server.ready()));
  const explained = servers.filter(
    ({ errors, child }) =>
      child.exitCode === 1 && /is using the data folder .*\n.*NEWSDESK_DATA/.test(errors),
  );
  figures.times += 1;
  figures.ran.push(ready.filter(Boolean).length);
  figures['said why not'].push(explained.length);
  // Killed, so that the next round finds any lock that it left behind.
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
}
rmSync(folder, { recursive: true, force: true });
report({ processes, ...figures });
const passed =
  figures.ran.every((count) => count === 1) &&
  figures['said why not'].every((count) => count === processes - 1);
process.exit(passed ? 0 : 1);
