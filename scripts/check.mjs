// Type check, lint, format, dead code and circular imports, lock file, in parallel: npm run check
import { spawn } from 'node:child_process';

const CHECKS = ['typecheck', 'lint', 'format:check', 'dead-code', 'lock:check'];

const run = (name) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      process.stdout.write(`${name}: ${code === 0 ? 'passed' : 'FAILED'}\n`);
      process.stderr.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });

const passed = await Promise.all(CHECKS.map(run));
process.exit(passed.every(Boolean) ? 0 : 1);
