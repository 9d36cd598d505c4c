// Measures how many requests a second one instance answers in time: npm run bench:knee [-- --engine postgres --rows 10000]
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import autocannon from 'autocannon';
import sharp from 'sharp';

import { createCluster } from '../../scripts/postgres-cluster.mjs';
import { fillNewsroom, namesOf, signInAt } from '../soak/hostile/newsroom.mjs';
import { FORM_TYPE, multipart } from '../soak/hostile/send.mjs';
import { newsParts } from '../soak/news-parts.mjs';
import { buildServer, createAdmin, startServer } from '../soak/server-process.mjs';

import { ms } from './measure.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    rows: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
  },
});
const P99_LIMIT_MS = 200;
/** The numbers of simultaneous callers; each calls again as soon as it gets a response. */
const AT_ONCE = [1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64];

buildServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-knee-'));
const cluster = values.engine === 'postgres' ? await createCluster() : undefined;
const place = { dataDir: path.join(folder, 'data'), databaseUrl: await cluster?.createDatabase('newsdesk') };
createAdmin(place);
const room = await fillNewsroom(place, Number(values.rows), Math.max(...AT_ONCE));
const server = await startServer({ ...place, env: { NEWSDESK_TRUST_PROXY: '1' } });
const news = `/api/news/journalist/${room.groupId}/news`;

const bytes = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#2563eb' } })
  .png()
  .toBuffer();
const picture = { file: bytes, type: 'image/png' };

/** A person's cycle of calls, in the console's proportions: eleven reads and a save of their own item. */
const requestsOf = async (name, index) => {
  const address = `203.0.113.${index + 1}`;
  const caller = await signInAt(server.url, name, address);
  const created = await caller.form(`${news}/create`, newsParts(room, { cover: picture, square: picture }));
  const { id } = JSON.parse(created.text).data;
  const headers = { authorization: `Bearer ${caller.token}`, 'x-forwarded-for': address };
  const reads = [
    ...[
      `${news}?page=1`,
      `${news}?page=2`,
      `${news}?page=3`,
      `${news}?search=${encodeURIComponent('น้ำท่วม')}`,
    ],
    ...[`${news}/${id}`, `${news}/${id}`, '/api/desk', '/api/desk', '/api/users/search?page=1'],
    ...['/api/users/search?page=1&search=olivia', '/api/news/categories'],
  ].map((of) => ({ method: 'GET', path: of, headers }));
  const save = {
    method: 'POST',
    path: `${news}/${id}/edit`,
    headers: { ...headers, 'content-type': FORM_TYPE },
    body: [...multipart(newsParts(room, { title: `ข่าวของ ${name}` }))].join(''),
  };
  const requests = [...reads, save];
  // The callers start at different calls.
  const first = index % requests.length;
  return [...requests.slice(first), ...requests.slice(0, first)];
};
const people = [];
for (const [index, name] of namesOf(Math.max(...AT_ONCE)).entries())
  people.push(await requestsOf(name, index));

const measure = (connections) => {
  // Each connection uses several people in turn, because one person may not save this often.
  let number = 0;
  const share = () => {
    const own = people.filter((_, index) => index % connections === number);
    number = (number + 1) % connections;
    return own.flat();
  };
  return autocannon({
    url: server.url,
    connections,
    duration: Number(values.seconds),
    setupClient: (client) => client.setRequests(share()),
  });
};

await measure(2);
console.log('| at once | answered a second | p50 | p99 | not 200 |\n| --- | --- | --- | --- | --- |');
let misses = 0;
for (const connections of AT_ONCE) {
  const { requests, latency, non2xx, errors, timeouts } = await measure(connections);
  const failed = non2xx + errors + timeouts;
  const cells = [connections, requests.average.toFixed(0), ms(latency.p50), ms(latency.p99), failed];
  console.log(`| ${cells.join(' | ')} |`);
  misses = latency.p99 <= P99_LIMIT_MS && failed === 0 ? 0 : misses + 1;
  if (misses === 2) break;
}

await server.end('SIGTERM');
await cluster?.remove();
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
