import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Builder, By, Key } from 'selenium-webdriver';

const SIZE = { width: 1440, height: 900, x: 0, y: 0 };
const START_LIMIT_MS = 20_000;

const stop = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exited;
};

/**
 * A virtual screen, which WebKitGTK needs to render. Xvfb prints the number of the free screen that it uses.
 */
const startScreen = async (program) => {
  const args = ['-displayfd', '3', '-screen', '0', `${SIZE.width}x${SIZE.height}x24`, '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((resolve, reject) => {
    child.stdio[3].once('data', (text) => resolve(String(text).trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { child, display: `:${number}` };
};

/** @returns {Promise<number>} a free port */
const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address.port : 0));
    });
  });

const untilReady = async (url) => {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start');
    await pause(50);
  }
};

const keyOf = (name) => (name.length === 1 ? name : Key[name.toUpperCase()]);

const driverOf = async (session, stopAll) => {
  const capabilities = await session.getCapabilities();
  return {
    version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    // Classic WebDriver does not provide the console of the page.
    complaints: null,
    open: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    read: (script, ...given) => session.executeScript(script, ...given),
    element: async (script, ...given) => {
      const element = await session.executeScript(script, ...given);
      return element && { click: () => element.click(), setFile: (file) => element.sendKeys(file) };
    },
    choose: (css, value) => session.findElement(By.css(`${css} option[value="${value}"]`)).click(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key, held) => {
      const actions = session.actions();
      if (held) actions.keyDown(keyOf(held));
      actions.sendKeys(keyOf(key));
      if (held) actions.keyUp(keyOf(held));
      return actions.perform();
    },
    screenshot: async (file) => writeFileSync(file, await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit().catch(() => undefined);
      await stopAll();
    },
  };
};

/** WebKitGTK's MiniBrowser, driven by WebDriver, on a virtual screen and with its own home folder. */
export const startWebKit = async (driverProgram, screenProgram, folder) => {
  const home = path.join(folder, 'home');
  mkdirSync(home);
  const screen = await startScreen(screenProgram);
  const port = await freePort();
  const env = { ...process.env, HOME: home, DISPLAY: screen.display, GDK_BACKEND: 'x11', TZ: 'Asia/Bangkok' };
  const child = spawn(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  const stopAll = async () => {
    await stop(child);
    await stop(screen.child);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url);
    const session = await new Builder()
      .usingServer(url)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    await session.manage().window().setRect(SIZE);
    return await driverOf(session, stopAll);
  } catch (error) {
    await stopAll();
    throw error;
  }
};
