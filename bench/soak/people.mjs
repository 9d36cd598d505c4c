// Many people at work on two instances behind a proxy, which restart during the run:
//   npm run soak:people [-- --people 200 --minutes 10 --rows 10000 --think 5 --proxy caddy|nginx|none --restart yes|no|together --short]
// `--from <commit>`: they run an earlier release, and each restart upgrades one; if that release has other tables: `--restart together`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createCluster } from '../../scripts/postgres-cluster.mjs';

import { fillNewsroom, namesOf } from './hostile/newsroom.mjs';
import { countStatuses } from './hostile/send.mjs';
import { startNginx } from './nginx.mjs';
import { startInstance } from './people/instances.mjs';
import { startCaddy } from './people/proxy.mjs';
import { judge, printCalls } from './people/verdict.mjs';
import { report } from './report.mjs';
import { buildServer, createAdmin } from './server-process.mjs';
import { buildRelease } from './upgrade/release.mjs';

const { values } = parseArgs({
  options: {
    people: { type: 'string' },
    minutes: { type: 'string' },
    rows: { type: 'string' },
    think: { type: 'string' },
    proxy: { type: 'string' },
    restart: { type: 'string', default: 'yes' },
    from: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const { short, ...given } = values;
const asked = short
  ? { people: '10', minutes: '0.25', rows: '1000', think: '0.5', proxy: 'none', ...given }
  : { people: '200', minutes: '10', rows: '10000', think: '5', proxy: 'caddy', ...given };
const people = Number(asked.people);
const workMs = Number(asked.minutes) * 60_000;
/** Nobody is served meanwhile, so calls fail; no work may be lost. */
const isTogether = values.restart === 'together';
const PROXIES = { caddy: startCaddy, nginx: startNginx };
/** Two check intervals of the proxy plus a second: docs/operations.md. */
const DRAIN_SECONDS = 3;
/** Time for the proxy to detect that an instance is back, before the next one restarts. */
const SEEN_MS = 2_000;
const SIGN_IN_LIMIT_MS = 60_000 + people * 500;
const REPORT_LIMIT_MS = 120_000 + people * 500;

/** Limits the time of a step; resources that it left open are closed below. */
const within = (limitMs, what, promise) => {
  const over = new AbortController();
  const tooLong = wait(limitMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${what} took longer than ${limitMs / 1_000} s.`);
  });
  return Promise.race([promise, tooLong]).finally(() => {
    over.abort();
    tooLong.catch(() => undefined);
  });
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-people-'));
/** The functions that end everything, last one first. */
const ends = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })];

const run = async () => {
  buildServer();
  const earlier = values.from ? buildRelease(values.from) : undefined;
  const cluster = await createCluster();
  ends.push(() => cluster.remove());
  const place = {
    dataDir: path.join(folder, 'data'),
    databaseUrl: await cluster.createDatabase('newsdesk'),
  };
  createAdmin(place, earlier?.root);
  const room = await fillNewsroom(place, Number(asked.rows), people);
  const newest = await cluster.query(
    `SELECT id FROM news WHERE group_id = ${room.groupId} AND status = 0 AND returned_at IS NULL
     ORDER BY created_at DESC, id DESC LIMIT ${people}`,
    'newsdesk',
  );
  const instances = [];
  for (let number = 1; number <= 2; number += 1) {
    const instance = await startInstance(place, DRAIN_SECONDS, earlier?.root);
    ends.push(() => instance.stop());
    instances.push(instance);
  }
  const urls = instances.map(({ url }) => url);
  const proxy = await PROXIES[asked.proxy]?.(folder, urls);
  if (proxy) ends.push(() => proxy.end());

  const work = {
    urls: proxy ? [proxy.url] : urls,
    room: { ...room, newsIds: newest.map(({ id }) => Number(id)) },
    names: namesOf(people),
    thinkMs: Number(asked.think) * 1_000,
  };
  const crowd = fork(path.join(import.meta.dirname, 'people/crowd.mjs'), [JSON.stringify(work)]);
  const gone = once(crowd, 'exit').then(([code]) => {
    throw new Error(`The people's process ended with ${code}.`);
  });
  gone.catch(() => undefined);
  ends.push(() => crowd.kill('SIGKILL'));
  const hear = async (limitMs, what) => {
    const [message] = await within(limitMs, what, Promise.race([once(crowd, 'message'), gone]));
    return message;
  };
  await hear(SIGN_IN_LIMIT_MS, 'Signing in');
  console.error(`${people} people are at work`);

  const began = Date.now();
  const restarts = [];
  const restart = async (instance) => {
    restarts.push(await instance.restart());
    console.error(`An instance was restarted: away for ${restarts.at(-1).ms} ms`);
  };
  const restartAll = async () => {
    await wait(workMs / 4);
    if (isTogether) return Promise.all(instances.map(restart));
    for (const instance of instances) {
      await restart(instance);
      await wait(SEEN_MS);
    }
  };
  const isRestarting = values.restart !== 'no';
  if (isRestarting) await Promise.race([restartAll(), gone]);
  await Promise.race([wait(Math.max(0, began + workMs - Date.now())), gone]);
  const minutes = (Date.now() - began) / 60_000;
  crowd.send('stop');
  const met = await hear(REPORT_LIMIT_MS, 'The report');
  crowd.disconnect();

  printCalls(met.calls);
  const verdicts = judge(met, {
    restarts,
    people,
    instances: isRestarting ? instances.length : 0,
    mayFail: isTogether,
  });
  const calls = met.calls.reduce((sum, { count }) => sum + count, 0);
  const memory = instances.map((instance) => instance.memory());
  const round = (value) => value.toFixed(0);
  report({
    ...(earlier && { 'upgraded from release': `${earlier.commit} of ${earlier.written}` }),
    'behind a proxy': proxy ? asked.proxy : 'no: the people take an instance that is ready',
    minutes: minutes.toFixed(1),
    'calls a second': (calls / minutes / 60).toFixed(1),
    'streams opened': met.streams.reduce((sum, { opened }) => sum + opened, 0),
    'ms from a change until others were told, p50, p99, longest': [
      met.told.p50,
      met.told.p99,
      met.told.longest,
    ]
      .map(round)
      .join(', '),
    'MB of each instance at the end, at most': memory
      .map(({ now, highest }) => `${round(now)}, ${round(highest)}`)
      .join('; '),
    'ms that each instance was away': restarts.map(({ ms }) => ms).join(', ') || 'not restarted',
    ...(isTogether && { 'calls that failed, by status': JSON.stringify(countStatuses(met.failures)) }),
    ...Object.fromEntries(
      verdicts.map(({ what, seen, isMet }) => [what, `${seen}: ${isMet ? 'met' : '**missed**'}`]),
    ),
  });
  for (const failure of met.failures.slice(0, 20)) console.error(JSON.stringify(failure));
  return verdicts.every(({ isMet }) => isMet);
};

let isMet = false;
try {
  isMet = await run();
} catch (error) {
  console.error(error);
}
for (const end of ends.reverse()) await within(60_000, 'An end', end()).catch(console.error);
process.exit(isMet ? 0 : 1);
