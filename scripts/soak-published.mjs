// Random people save and decide on news, and readers must see what was approved: npm run soak:published -- --runs 2000 --engine embedded|postgres
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '2000' }, engine: { type: 'string', default: 'embedded' } },
});
const command = values.engine === 'postgres' ? 'test:postgres' : 'test:unit';
const tests = spawn('npm', ['run', command, '--', 'server/src/modules/published/any-sequence'], {
  stdio: 'inherit',
  // Half of the sequences with four eyes.
  env: { ...process.env, NEWSDESK_PUBLISHED_RUNS: String(Math.ceil(Number(values.runs) / 2)) },
});
tests.on('close', (code) => (process.exitCode = code ?? 1));
