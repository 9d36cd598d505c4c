// Tests every screen with randomly generated backends: npm run test:any-backend [-- --seeds 500 --from 1]
// A failure prints its seed and path; --seeds 1 --from SEED --path PATH repeats it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const {
  seeds,
  from,
  path: at,
} = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    path: { type: 'string', default: '' },
  },
}).values;

const jest = spawn('npm', ['run', '--silent', 'test:unit', '--', 'src/app/any-backend.test.tsx'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NEWSDESK_SEEDS: seeds, NEWSDESK_FIRST_SEED: from, NEWSDESK_PATH: at },
});
jest.on('close', (code) => process.exit(code ?? 1));
