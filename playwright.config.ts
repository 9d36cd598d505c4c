import { defineConfig } from '@playwright/test';

import type { WorkerOptions } from './e2e/console-page';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

export default defineConfig<object, WorkerOptions>({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.mjs',
  // Each with a server of its own: console-page.ts.
  workers: 2,
  reporter: [['list']],
  // Guards against hanging, not aims: a busy machine takes three times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    // A trace is written for every journey and kept if it fails. All journeys take a third longer with it.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
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
  // What says nothing about the width of the window is tagged @desktop and runs once, as what only a phone has, tagged @phone. What must work on a backend that
  // knows the calls of section 7 alone is tagged @section7 and runs against such a one too, or only, as @without-stream.
  projects: [
    { name: 'desktop', grepInvert: /@phone|@without-stream/, use: { viewport: WIDE } },
    { name: 'phone', grepInvert: /@desktop|@without-stream/, use: { viewport: NARROW, hasTouch: true } },
    {
      name: 'section7',
      grep: /@section7|@without-stream/,
      use: { viewport: WIDE, onlySection7: true },
    },
  ],
});
