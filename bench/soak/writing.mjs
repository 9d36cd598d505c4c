// Random failures while somebody writes, in Chromium: npm run soak:writing -- --runs 200 --seed 1
// Every run has its own seed, one more than the last: --runs 1 --seed <seed of the run> repeats it.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildIfChanged } from '../../scripts/build-if-changed.mjs';

import { report } from './report.mjs';
import { startServer } from './server-process.mjs';
import { createBrowser } from './writing/browser.mjs';
import { openLine } from './writing/line.mjs';
import { openNewsroom } from './writing/newsdesk.mjs';
import { run } from './writing/run.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
const runs = Number(values.runs);
const firstSeed = Number(values.seed);

buildIfChanged();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-writing-'));
const server = await startServer({ dataDir: path.join(folder, 'data'), env: { NEWSDESK_DEMO: '1' } });
const line = await openLine(server.url);
const newsroom = await openNewsroom(server.url);
const browser = createBrowser(folder);

console.log(`${runs} runs from seed ${firstSeed}`);
const began = Date.now();
const faults = {};
const totals = { typed: 0, restored: 0, asked: 0, attempts: 0 };
let failed = 0;
try {
  for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
    const result = await run({ seed, newsroom, browser, line });
    for (const { name } of result.faults) faults[name] = (faults[name] ?? 0) + 1;
    for (const name of Object.keys(totals)) totals[name] += result.figures[name] ?? 0;
    if (result.problems.length === 0) continue;
    failed += 1;
    const what = result.faults.map(({ name, moment }) => `${name} while ${moment}`).join(', ');
    console.error(`FAILED --runs 1 --seed ${seed} (${result.kind}; ${what})`);
    for (const problem of result.problems) console.error(`  ${problem}`);
  }
} finally {
  await browser.kill();
  line.close();
  await server.end('SIGTERM');
  // Helper processes of a killed browser may still be writing there.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
report({
  'runs, from seed': `${runs}, ${firstSeed}`,
  'runs with a loss, a duplicate, a silent overwrite or a form that could not be saved': failed,
  ...Object.fromEntries(Object.entries(faults).map(([name, count]) => [`fault: ${name}`, count])),
  'keys and clusters typed': totals.typed,
  'texts restored from drafts': totals.restored,
  'presses of Save': totals.attempts,
  'questions about conflicts': totals.asked,
  minutes: ((Date.now() - began) / 60_000).toFixed(1),
});
process.exit(failed === 0 ? 0 : 1);
