import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 4173);
// Read again in every worker: the folders are made once, by whoever comes first.
const folder = (variable: string) =>
  (process.env[variable] ??= mkdtempSync(path.join(tmpdir(), 'newsdesk-e2e-')));

/** One of the two servers that the journeys run against. */
const server = (port: number, data: string, env: Record<string, string> = {}) => ({
  command: 'node scripts/start.mjs',
  url: `http://127.0.0.1:${port}/config.json`,
  timeout: 180_000,
  env: { PORT: String(port), NEWSDESK_DATA: data, ...env },
});

export default defineConfig({
  testDir: './e2e',
  workers: 1,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // What says nothing about the width of the window is tagged @desktop and runs once. What must work on a backend that
  // knows the calls of section 7 alone is tagged @section7 and runs against such a one too, or only, as @without-stream.
  projects: [
    { name: 'desktop', grepInvert: /@without-stream/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop|@without-stream/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'section7',
      grep: /@section7|@without-stream/,
      use: { viewport: { width: 1440, height: 900 }, baseURL: `http://127.0.0.1:${PORT + 1}` },
    },
  ],
  webServer: [
    server(PORT, folder('E2E_DATA')),
    server(PORT + 1, folder('E2E_SECTION_7_DATA'), { NEWSDESK_ONLY_SECTION_7: '1' }),
  ],
});
