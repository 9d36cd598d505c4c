import { spawn } from 'node:child_process';
import path from 'node:path';

// The console with hot reload on PORT (3000), in front of the server on the port above it, restarted when it changes.
const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

const children = [
  [
    ['--watch', '--import', 'tsx', 'server/src/main.ts'],
    { PORT: String(apiPort), TSX_TSCONFIG_PATH: path.join(root, 'server/tsconfig.json') },
  ],
  [
    ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development'],
    { PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` },
  ],
].map(([args, env]) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
);

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
children.forEach((child) => child.on('exit', stop));
