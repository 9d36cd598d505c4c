import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { steadyPort, untilAccepts, untilAnswers } from './instances.mjs';

const SHOWN = path.resolve(import.meta.dirname, '../../../docs/deploy/Caddyfile');

const inBlock = (shown, line, more) => shown.replace(line, (found) => `${found}\n${more}`);

/** Without TLS, the run's callers say from which addresses they call. */
const withoutTls = (shown) => [
  'auto_https off',
  inBlock(shown, /reverse_proxy .*\{/, 'trusted_proxies 127.0.0.1/32'),
];

const withTls = (shown, port, { certificate, key, plainPort }) => [
  `default_bind 127.0.0.1\nskip_install_trust\nhttp_port ${plainPort}\nhttps_port ${port}`,
  inBlock(shown, /^.*\{$/m, `tls ${certificate} ${key}`),
];

/** The configuration of docs/deploy at another address, with the certificate or without TLS. */
const caddyfile = (port, tls) => {
  const shown = readFileSync(SHOWN, 'utf8');
  const [options, site] = tls ? withTls(shown, port, tls) : withoutTls(shown);
  return `{\nadmin off\n${options}\n}\n${site}`;
};

/**
 * Debian's Caddy in front of the instances, with health checks.
 * @param {string} folder
 * @param {string[]} urls
 * @param {{ name: string; certificate: string; key: string; plainPort: number }} [tls] the paths of a certificate; without it, no TLS
 */
export const startCaddy = async (folder, urls, tls = undefined) => {
  const port = await steadyPort();
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(config, caddyfile(port, tls));
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NEWSDESK_SITE_ADDRESS: tls?.name ?? `http://127.0.0.1:${port}`,
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
  failed.catch(() => undefined);
  await Promise.race([tls ? untilAccepts(port) : untilAnswers(`${url}/api/ready`), failed]);
  return {
    url,
    port,
    end: async () => {
      if (caddy.exitCode !== null) return;
      const ended = once(caddy, 'exit');
      caddy.kill('SIGKILL');
      await ended;
    },
  };
};
