// Compares the time of a save in this build and an older one, and measures the disk space of versions:
//   npm run bench:saves -- --old ../older-checkout --saves 300
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import pg from 'pg';

import { createCluster } from '../../scripts/postgres-cluster.mjs';
import { newsParts } from '../soak/news-parts.mjs';
import { createNewsroom, newsForm, signIn } from '../soak/newsroom.mjs';
import * as current from '../soak/server-process.mjs';

const { values } = parseArgs({
  options: { old: { type: 'string' }, saves: { type: 'string', default: '300' } },
});
const SAVES = Number(values.saves);
const builds = { now: current };
if (values.old) builds.before = await import(path.resolve(values.old, 'bench/soak/server-process.mjs'));
for (const build of Object.values(builds)) build.buildServer();

const sentence = (number) =>
  `ระดับน้ำในแม่น้ำเจ้าพระยาที่จุดวัด ${number} ลดลงต่อเนื่อง เจ้าหน้าที่เร่งสูบน้ำออกจากพื้นที่เกษตร ก่อนฝนรอบใหม่จะมาถึง`;
/** An article of 60 paragraphs; every save changes one sentence. */
const article = (save) =>
  Array.from(
    { length: 60 },
    (_, place) => `<p>${sentence(place === save % 60 ? `ใหม่ ${save}` : place)}</p>`,
  ).join('');

/** The number of people who save in turns, because the forms of one person per minute are limited. */
const WRITERS = 5;

/** A person with a group, an item in it, and a function to save it. */
const openItem = async (url, account, room) => {
  const call = await signIn(url, account);
  const list = `/api/news/journalist/${room.groupId}/news`;
  const { data } = await call('POST', `${list}/create`, newsForm(room, 'ข่าว'));
  return async (number) => {
    const form = new FormData();
    for (const [name, value] of newsParts(room, { html: article(number) })) form.set(name, value);
    const began = performance.now();
    const { ok, answer } = await call('POST', `${list}/${data.id}/edit`, form);
    const took = performance.now() - began;
    if (!ok) throw new Error(answer.message);
    return took;
  };
};

const open = async (build, place) => {
  build.createAdmin(place);
  const server = await build.startServer(place);
  const admin = await signIn(server.url);
  const room = await createNewsroom(admin);
  const savers = [await openItem(server.url, undefined, room)];
  for (let number = 1; number < WRITERS; number += 1) {
    const name = `saver${number}`;
    const person = { username: name, email: `${name}@newsdesk.example`, displayName: name };
    const { data, answer } = await admin('POST', '/api/accounts', { ...person, permission: 2 });
    if (!data) throw new Error(JSON.stringify(answer));
    const account = { username: name, password: current.ADMIN.password };
    await admin('POST', '/api/accounts/link', { token: data.link.token, password: account.password });
    await admin('POST', `/api/news/journalist/${room.groupId}/member`, { email: person.email, level: 1 });
    savers.push(await openItem(server.url, account, room));
  }
  return { server, save: (number) => savers[number % WRITERS](number), times: [] };
};

const at = (times, share) => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-saves-'));
const cluster = await createCluster();
console.log(`${SAVES} saves of ${Buffer.byteLength(article(0))} bytes of html, by turns`);
console.log('| | median, ms | p95, ms | p99, ms |\n|---|---|---|---|');
for (const engine of ['embedded', 'PostgreSQL']) {
  const runs = [];
  for (const [name, build] of Object.entries(builds)) {
    const place =
      engine === 'embedded'
        ? { dataDir: path.join(folder, name) }
        : { dataDir: path.join(folder, `${name}-files`), databaseUrl: await cluster.createDatabase(name) };
    runs.push({ name, place, ...(await open(build, place)) });
  }
  for (let number = 1; number <= SAVES + 20; number += 1) {
    // The order alternates, because the first build is slowed by background work of the other.
    for (const { save, times } of number % 2 ? runs : runs.toReversed()) {
      const took = await save(number);
      if (number > 20) times.push(took);
    }
  }
  for (const { name, times } of runs)
    console.log(`| ${engine}, ${name} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(times, 0.99)} |`);
  for (const { server } of runs) await server.end('SIGTERM');
  const { databaseUrl } = runs.find(({ name }) => name === 'now').place;
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM news_versions) AS versions,
              (SELECT avg(length(packed))::int FROM news_versions) AS packed,
              pg_total_relation_size('news_versions')::int AS of_versions`,
    );
    console.log(rows[0]);
    await client.end();
  }
}
await cluster.remove();
rmSync(folder, { recursive: true, force: true });
