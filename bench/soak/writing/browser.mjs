import { spawn } from 'node:child_process';
import path from 'node:path';

import { chromium } from '@playwright/test';

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-crash-restore-bubble',
  '--lang=en-GB',
  '--window-size=1440,900',
  '--remote-debugging-port=0',
];
const START_LIMIT_MS = 60_000;
/** Far more than anything takes, even on a busy machine. */
const STEP_LIMIT_MS = 60_000;

/** The console's time limit of a save is two minutes; a run that needs it to expire shortens it. */
const shortenLimits = () => {
  const { setTimeout: real } = window;
  const hurried = (callback, delay, ...rest) =>
    real(callback, window.soakHurries && delay >= 60_000 ? 700 : delay, ...rest);
  window.setTimeout = Object.assign(hurried, real);
};

const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Chromium did not start:\n${said}`)), START_LIMIT_MS);
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });

/** Chromium as a separate process with one profile, so that it can be killed and restarted with the same profile. */
export const createBrowser = (folder) => {
  let profiles = 0;
  let child;
  let context;
  let exited = Promise.resolve();

  const start = async () => {
    await exited;
    child = spawn(
      process.env.CHROMIUM ?? '/usr/bin/chromium',
      [...ARGS, `--user-data-dir=${path.join(folder, `profile-${profiles}`)}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Asia/Bangkok' } },
    );
    exited = new Promise((resolve) => child.once('exit', resolve));
    const connection = await chromium.connectOverCDP(await addressOf(child));
    [context] = connection.contexts();
    context.setDefaultTimeout(STEP_LIMIT_MS);
    await context.addInitScript(shortenLimits);
  };

  const kill = async () => {
    context = undefined;
    child?.kill('SIGKILL');
    await exited;
  };

  return {
    /** Its tabs; a killed browser is restarted. */
    context: async () => {
      if (!context) await start();
      return context;
    },
    kill,
    /** The next tab belongs to a browser with an empty profile. */
    startAfresh: async () => {
      await kill();
      profiles += 1;
    },
    /** Ends the tab's process at once, without an event in the page. */
    crash: async (page) => {
      const crashed = new Promise((resolve) => page.once('crash', resolve).once('close', resolve));
      const session = await page.context().newCDPSession(page);
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
  };
};
