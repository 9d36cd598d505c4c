// Measures the public pages of news at 50 requests a second: npm run bench:site [-- --engine postgres --items 20 --seconds 30]
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createCluster } from '../../scripts/postgres-cluster.mjs';
import { createNewsroom, newsForm, signIn } from '../soak/newsroom.mjs';
import { buildServer, createAdmin, startServer } from '../soak/server-process.mjs';

import { ms, percentiles } from './measure.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    items: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
  },
});
const RATE = 50;
const PARAGRAPH = `<p>${'ระดับน้ำในแม่น้ำเจ้าพระยาลดลงต่อเนื่อง เจ้าหน้าที่เร่งสูบน้ำออกจากพื้นที่เกษตร '.repeat(6)}</p>`;

buildServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-site-'));
const cluster = values.engine === 'postgres' ? await createCluster() : undefined;
const place = { dataDir: path.join(folder, 'data'), databaseUrl: await cluster?.createDatabase('newsdesk') };
createAdmin(place);
const server = await startServer(place);
const call = await signIn(server.url);
const room = await createNewsroom(call);
const list = `/api/news/journalist/${room.groupId}/news`;

const must = ({ ok, data, answer }) => {
  if (!ok) throw new Error(answer.message);
  return data;
};

/** Publishes an article of some 12 kB; returns the address of its page. */
const publish = async (number) => {
  const form = newsForm(room, `ข่าว ${number}`);
  form.set('html', PARAGRAPH.repeat(8));
  const { id } = must(await call('POST', `${list}/create`, form));
  must(await call('POST', `${list}/${id}/approve`));
  return `/n/${id}`;
};

const agent = new http.Agent({ keepAlive: true });

/** The time of one request until its answer is complete, which must have the status. */
const timeOf = ({ path: path_, headers }, status) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    http
      .get(server.url + path_, { agent, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => {
          if (answer.statusCode === status) resolve(performance.now() - began);
          else reject(new Error(`${path_} answered ${answer.statusCode}`));
        });
      })
      .once('error', reject);
  });

/** The requests, at even distances, whether those before are answered or not. */
const load = async (name, requests, status) => {
  const times = [];
  for (let number = 0; number < RATE * Number(values.seconds); number += 1) {
    times.push(timeOf(requests[number % requests.length], status));
    await wait(1_000 / RATE);
  }
  const { p50, p99, longest } = percentiles(await Promise.all(times));
  console.log(`| ${name} | ${times.length} | ${ms(p50)} | ${ms(p99)} | ${ms(longest)} |`);
};

const pages = [];
for (let number = 1; number <= Number(values.items); number += 1) pages.push(await publish(number));
console.log(`| ${values.engine} | requests | p50, ms | p99, ms | longest, ms |\n|---|---|---|---|---|`);
const etags = [];
const first = [];
for (const page of pages) {
  const began = performance.now();
  const answer = await fetch(server.url + page);
  await answer.arrayBuffer();
  first.push(performance.now() - began);
  etags.push(answer.headers.get('etag'));
}
const { p50, p99, longest } = percentiles(first);
console.log(`| first reader of a page | ${first.length} | ${ms(p50)} | ${ms(p99)} | ${ms(longest)} |`);
await load(
  'page (200)',
  pages.map((path_) => ({ path: path_, headers: {} })),
  200,
);
const known = pages.map((path_, at) => ({ path: path_, headers: { 'if-none-match': etags[at] } }));
await load('page that the browser has (304)', known, 304);

await server.end('SIGTERM');
await cluster?.remove();
rmSync(folder, { recursive: true, force: true });
