import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { steadyPort, untilAnswers } from './instances.mjs';

/** The configuration of docs/operations.md, without a certificate. */
const caddyfile = (port, urls) => `
{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	reverse_proxy ${urls.map((url) => new URL(url).host).join(' ')} {
		flush_interval -1
		header_up X-Request-Id {http.request.uuid}
		lb_policy least_conn
		health_uri /api/ready
		health_interval 1s
		health_timeout 3s
		transport http {
			keepalive 60s
		}
	}
	request_body {
		max_size 25MB
	}
}
`;

/** Debian's Caddy in front of the instances, with health checks. */
export const startCaddy = async (folder, urls) => {
  const port = await steadyPort();
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(config, caddyfile(port, urls));
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder },
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
