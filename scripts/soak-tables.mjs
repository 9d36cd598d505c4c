// Random edits in and around tables; every table must stay a grid, and Undo must return each state: npm run soak:tables -- --runs 10000
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10000' } } });
const tests = spawn('npm', ['run', 'test:unit', 'src/shared/editor/tables/random-edits'], {
  stdio: 'inherit',
  env: { ...process.env, NEWSDESK_TABLE_EDITS: values.runs },
});
tests.on('close', (code) => (process.exitCode = code ?? 1));
