import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { steadyPort, untilAnswers } from './people/instances.mjs';

const SHOWN = path.resolve(import.meta.dirname, '../../docs/deploy/nginx.conf');

/** The configuration of docs/deploy, without a certificate; it trusts the addresses that the callers send. */
const configuration = (folder, port, targets) => {
  const upstream = /server 127\.0\.0\.1:3000( [^;]*)?;/;
  const servers = readFileSync(SHOWN, 'utf8')
    .replace(/server \{\n {2}listen 80;.*?\n\}\n/s, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}ssl_.*\n/gm, '')
    .replace(upstream, (_line, options = '') =>
      targets.map((target) => `server ${new URL(target).host}${options};`).join(' '),
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
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  ${servers}
}`;
};

/** Debian's nginx in front of servers, configured as in docs/deploy. */
export const startNginx = async (folder, targets) => {
  const port = await steadyPort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, targets));
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const failed = once(nginx, 'exit').then(
    ([code]) => Promise.reject(new Error(`nginx ended with ${code}.`)),
    () => Promise.reject(new Error('nginx is not installed (on Debian: apt-get install nginx-light).')),
  );
  failed.catch(() => undefined);
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([untilAnswers(`${url}/api/ready`), failed]);
  return {
    url,
    end: async () => {
      if (nginx.exitCode !== null) return;
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    },
  };
};
