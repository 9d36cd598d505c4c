import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

// The console with hot reload on PORT (3000), as a proxy to the server on the next port. The server is bundled and
// restarted whenever its sources change.
const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

spawnSync(process.execPath, ['scripts/build-server.mjs'], { cwd: root, stdio: 'inherit' });

const children = [
  { args: ['scripts/build-server.mjs', '--watch'], env: {} },
  {
    args: ['--watch', 'server/dist/main.js'],
    env: {
      NEWSDESK_DEMO: process.env.NEWSDESK_DEMO ?? 'local',
      NEWSDESK_LOG_LEVEL: process.env.NEWSDESK_LOG_LEVEL || 'warn',
      NEWSDESK_PUBLIC_URL: `http://127.0.0.1:${port}`,
      PORT: String(apiPort),
    },
  },
  {
    args: [
      // Node 22 and later would load webpack.config.ts themselves first, and warn that package.json has no `type`.
      '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
      'node_modules/webpack-cli/bin/cli.js',
      'serve',
      '--mode',
      'development',
    ],
    env: { PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` },
  },
].map(({ args, env }) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
);

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
children.forEach((child) => child.on('exit', stop));
