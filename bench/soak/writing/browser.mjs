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
/** Far beyond what anything takes, on a machine that does other work besides. */
const STEP_LIMIT_MS = 60_000;

/** The console gives a save two minutes: where a run wants that limit to be reached, it comes at once. */
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

/** Chromium as a process of its own on one profile, so that it can be killed and started again on what it left behind. */
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
    /** Its tabs; a browser that was killed starts again. */
    context: async () => {
      if (!context) await start();
      return context;
    },
    kill,
    /** The next tab is one of a browser that has kept nothing. */
    startAfresh: async () => {
      await kill();
      profiles += 1;
    },
    /** The tab's own process ends at once, without a word to the page. */
    crash: async (page) => {
      const crashed = new Promise((resolve) => page.once('crash', resolve).once('close', resolve));
      const session = await page.context().newCDPSession(page);
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
  };
};
