import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { steadyPort, untilAnswers } from './instances.mjs';

const SHOWN = path.resolve(import.meta.dirname, '../../../docs/deploy/Caddyfile');

/** The configuration of docs/deploy, without a certificate. */
const caddyfile = () => `{\n\tadmin off\n\tauto_https off\n}\n${readFileSync(SHOWN, 'utf8')}`;

/** Debian's Caddy in front of the instances, with health checks. */
export const startCaddy = async (folder, urls) => {
  const port = await steadyPort();
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(config, caddyfile());
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NEWSDESK_SITE_ADDRESS: `http://127.0.0.1:${port}`,
      NEWSDESK_SERVERS: urls.map((url) => new URL(url).host).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  caddy.stderr.on('data', (chunk) => (said = (said + chunk).slice(-4_000)));
  const failed = once(caddy, 'exit').then(
    () => Promise.reject(new Error(`Caddy ended:\n${said}`)),
    () => Promise.reject(new Error('Caddy is not installed (on Debian: apt-get install caddy).')),
  );
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([untilAnswers(`${url}/api/ready`), failed]);
  failed.catch(() => undefined);
  return {
    url,
    end: async () => {
      if (caddy.exitCode !== null) return;
      const ended = once(caddy, 'exit');
      caddy.kill('SIGKILL');
      await ended;
    },
  };
};
