// Runs the smoke journey in every engine: npm run e2e:engines -- --only firefox --only webkit
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { startServer } from '../../bench/soak/server-process.mjs';
import { buildIfChanged } from '../../scripts/build-if-changed.mjs';

import { openApi } from './api.mjs';
import { ENGINES, programsOf } from './engines.mjs';
import { createVisit, STEPS } from './journey.mjs';
import { createScreen } from './screen.mjs';

/** The time limit for a browser that no longer responds. */
const STEP_LIMIT_MS = 90_000;

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: Object.keys(ENGINES) } },
});
const unknown = values.only.filter((name) => !(name in ENGINES));
if (unknown.length > 0) throw new Error(`--only takes ${Object.keys(ENGINES).join(', ')}`);

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const drawPicture = async (folder, name, width, height) => {
  const file = path.join(folder, `${name}.png`);
  await sharp({ create: { width, height, channels: 3, background: '#0d5b6c' } }).toFile(file);
  return file;
};

const withLimit = async (work) => {
  const end = new AbortController();
  const late = pause(STEP_LIMIT_MS, undefined, { signal: end.signal }).then(() => {
    throw new Error(`took more than ${STEP_LIMIT_MS / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    end.abort();
    late.catch(() => undefined);
  }
};

/** Runs the steps until one fails; returns whether all passed. */
const walk = async (engine, visit, folder) => {
  for (const [name, step] of Object.entries(STEPS)) {
    const began = performance.now();
    try {
      await withLimit(step(visit));
    } catch (error) {
      const file = path.join(folder, `${engine}.png`);
      console.error(`  FAILED ${name}, after ${seconds(began)}, in ${engine}: ${error.message}`);
      await withLimit(visit.driver.screenshot(file)).then(
        () => console.error(`  what was on screen: ${file}`),
        (reason) => console.error(`  no screenshot: ${reason.message}`),
      );
      return false;
    }
    console.log(`  ${seconds(began).padStart(7)}  ${name}`);
  }
  const complaints = visit.driver.complaints ?? [];
  for (const complaint of complaints) console.error(`  FAILED the page reports: ${complaint}`);
  return complaints.length === 0;
};

const run = async (engine, folder, given) => {
  const began = performance.now();
  const place = path.join(folder, engine);
  mkdirSync(place);
  let driver;
  try {
    driver = await ENGINES[engine].start(programsOf(engine), place);
    console.log(`${engine} (${driver.version})`);
    const visit = createVisit(createScreen(driver, given.origin), { engine, ...given });
    return await walk(engine, visit, folder);
  } catch (error) {
    console.error(`${engine}: ${error.message}`);
    return false;
  } finally {
    await driver?.close();
    console.log(`  ${seconds(began).padStart(7)}  in all`);
  }
};

buildIfChanged();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-engines-'));
const server = await startServer({ dataDir: path.join(folder, 'data'), env: { NEWSDESK_DEMO: '1' } });
const failed = [];
try {
  const origin = new URL(server.url).origin;
  const pictures = {
    cover: await drawPicture(folder, 'cover', 640, 360),
    square: await drawPicture(folder, 'square', 300, 300),
  };
  const api = await openApi(origin);
  for (const engine of values.only)
    if (!(await run(engine, folder, { origin, api, pictures }))) failed.push(engine);
} finally {
  await server.end('SIGTERM');
}
if (failed.length > 0) console.error(`FAILED in ${failed.join(', ')}; what is left of the run: ${folder}`);
// Child processes of the browser may still be writing there.
else rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
process.exit(failed.length === 0 ? 0 : 1);
