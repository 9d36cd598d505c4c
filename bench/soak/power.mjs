// A modelled power cut on the embedded engine: npm run soak:power -- --rounds 20
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createLedger, createNewsroom, findLosses, signIn, write } from './newsroom.mjs';
import { findOrphans } from './orphans.mjs';
import { report } from './report.mjs';
import { buildServer, createAdmin, spawnServer, startServer } from './server-process.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
const MODEL = ['--import', path.join(import.meta.dirname, 'power-model.mjs')];

buildServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-power-'));
const failures = [];
const losses = [];
const ledger = createLedger();
let cutsDuringFirstStart = 0;

/** A data folder with its surviving copy beside it; `cut` keeps only the copy. */
const createPlace = (name) => {
  const dataDir = path.join(folder, name);
  const surviving = `${dataDir}.surviving`;
  mkdirSync(dataDir, { recursive: true });
  return {
    plain: { dataDir },
    modelled: {
      dataDir,
      nodeArgs: MODEL,
      env: { POWER_MODEL_LIVE: dataDir, POWER_MODEL_SURVIVING: surviving },
    },
    /** Marks everything that exists now as surviving, because it existed before the power cut. */
    begin: () => cpSync(dataDir, surviving, { recursive: true }),
    cut: () => {
      rmSync(dataDir, { recursive: true, force: true });
      renameSync(surviving, dataDir);
    },
  };
};

const start = async (where) => {
  try {
    return await startServer(where);
  } catch (error) {
    failures.push(String(error));
    return undefined;
  }
};

const cutFirstStart = async (round) => {
  const place = createPlace(`first-${round}`);
  place.begin();
  const server = spawnServer({ ...place.modelled, env: { ...place.modelled.env, NEWSDESK_DEMO: '1' } });
  await Promise.race([wait(Math.random() * 6_000), server.ready()]);
  await server.end('SIGKILL');
  place.cut();
  await (await start(place.plain))?.end('SIGKILL');
  rmSync(place.plain.dataDir, { recursive: true, force: true });
  cutsDuringFirstStart += 1;
};

const place = createPlace('data');
createAdmin(place.plain);
let room;
let checked = 0;
for (let round = 1; round <= rounds; round += 1) {
  place.begin();
  const server = await start(place.modelled);
  if (!server) break;
  const call = await signIn(server.url);
  room ??= await createNewsroom(call);
  losses.push(...(await findLosses(call, room, ledger, checked)));
  checked = ledger.news.size;
  const enough = ledger.writes + 5 + Math.ceil(Math.random() * 120);
  const deadline = Date.now() + 8_000;
  const writing = write(call, room, ledger);
  while (ledger.writes < enough && Date.now() < deadline) await wait(5);
  await server.end('SIGKILL');
  await writing;
  place.cut();
  if (round % 5 === 0) await cutFirstStart(round);
  console.error(`${round} rounds, ${ledger.writes} writes, ${losses.length} lost`);
}
const last = await start(place.plain);
if (last) {
  losses.push(...(await findLosses(await signIn(last.url), room, ledger)));
  await last.end('SIGTERM');
}
// If the database does not open, there is nothing to count.
const orphans = last ? await findOrphans(place.plain, { createServer: start }) : { missing: '?' };
rmSync(folder, { recursive: true, force: true });

report({
  'power cuts under writes': rounds,
  'power cuts during the very first start': cutsDuringFirstStart,
  'acknowledged writes': ledger.writes,
  'of which news with two images': ledger.news.size,
  'acknowledged writes lost': losses.length,
  'starts that did not open': failures.length,
  'rows without a file': orphans.missing,
});
for (const line of [...losses, ...failures].slice(0, 20)) console.error(line);
process.exit(losses.length + failures.length === 0 && orphans.missing === 0 ? 0 : 1);
