import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Starts a server with demo data in a new folder, on a free port; resolves when it accepts requests. */
export const startOwnServer = async (env: Record<string, string>) => {
  const data = mkdtempSync(path.join(tmpdir(), 'newsdesk-e2e-'));
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      NEWSDESK_DATA: data,
      NEWSDESK_DEMO: 'local',
      NEWSDESK_PUBLIC_URL: 'http://127.0.0.1',
      NEWSDESK_LOG_LEVEL: 'warn',
      // A journey stays on this computer.
      NEWSDESK_FETCH_PICTURES: 'off',
      NEWSDESK_WEBHOOKS_PRIVATE: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };

  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      said += String(text);
      const ready = /ready at (http[^\s"]+)/.exec(said)?.[1];
      if (ready) resolve(new URL(ready).origin);
    });
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${said}`)));
  });
  server.stdout.resume();
  return { address, data, said: () => said, stop };
};
