// Random edits in and around tables; every table must stay a grid, and Undo must return each state: npm run soak:tables -- --runs 10000
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** In one process, the editors of more sequences fill its memory. */
const RUNS_OF_A_PROCESS = 1_000;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10000' } } });
for (let left = Number(values.runs); left > 0 && !process.exitCode; left -= RUNS_OF_A_PROCESS) {
  const runs = Math.min(left, RUNS_OF_A_PROCESS);
  const { status } = spawnSync('npm', ['run', 'test:unit', 'src/shared/editor/tables/random-edits'], {
    stdio: 'inherit',
    env: { ...process.env, NEWSDESK_TABLE_EDITS: String(runs) },
  });
  console.log(`${runs} sequences: ${status === 0 ? 'held' : 'failed'}`);
  process.exitCode = status ?? 1;
}
