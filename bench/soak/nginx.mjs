import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { steadyPort, untilAccepts, untilAnswers } from './people/instances.mjs';

const SHOWN = path.resolve(import.meta.dirname, '../../docs/deploy/nginx.conf');

/** Without TLS, the run's callers say from which addresses they call. */
const TRUSTING = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;';

const withoutTls = (shown, port) =>
  shown
    .replace(/server \{\n {2}listen 80;.*?\n\}\n/s, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}ssl_.*\n/gm, '');

const withTls = (shown, port, { certificate, key, plainPort }) =>
  shown
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace(/(ssl_certificate +)\S+;/, `$1${certificate};`)
    .replace(/(ssl_certificate_key +)\S+;/, `$1${key};`);

/** The configuration of docs/deploy at another address, with the certificate or without TLS. */
const configuration = (folder, port, targets, tls) => {
  const upstream = /server 127\.0\.0\.1:3000( [^;]*)?;/;
  const shown = readFileSync(SHOWN, 'utf8');
  const servers = (tls ? withTls(shown, port, tls) : withoutTls(shown, port)).replace(
    upstream,
    (_line, options = '') => targets.map((target) => `server ${new URL(target).host}${options};`).join(' '),
  );
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${tls ? '' : TRUSTING}
  ${servers}
}`;
};

/**
 * Debian's nginx in front of servers, configured as in docs/deploy.
 * @param {string} folder
 * @param {string[]} targets
 * @param {{ certificate: string; key: string; plainPort: number }} [tls] the paths of a certificate; without it, no TLS
 */
export const startNginx = async (folder, targets, tls = undefined) => {
  const port = await steadyPort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, targets, tls));
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const failed = once(nginx, 'exit').then(
    ([code]) => Promise.reject(new Error(`nginx ended with ${code}.`)),
    () => Promise.reject(new Error('nginx is not installed (on Debian: apt-get install nginx-light).')),
  );
  failed.catch(() => undefined);
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([tls ? untilAccepts(port) : untilAnswers(`${url}/api/ready`), failed]);
  return {
    url,
    port,
    end: async () => {
      if (nginx.exitCode !== null) return;
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    },
  };
};
