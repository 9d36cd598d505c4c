// kill -9 while webhooks are delivered: npm run soak:deliveries -- --rounds 50 --engine embedded|postgres
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createCluster } from '../../scripts/postgres-cluster.mjs';

import { createItems, decideOn } from './decisions.mjs';
import { createNewsroom, signIn } from './newsroom.mjs';
import { openDatabase } from './open-database.mjs';
import { openReceiver } from './receiver.mjs';
import { report } from './report.mjs';
import { buildServer, createAdmin, startServer } from './server-process.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const rounds = Number(values.rounds);
const ITEMS = 20;
const MAX_DELIVERIES = 12;
/** If nothing is delivered for so long, the server is killed anyway. */
const ROUND_LIMIT_MS = 20_000;
/** How long nothing may be delivered in the end: how much a busy computer delivers in a minute says nothing. */
const DRAIN_LIMIT_MS = 120_000;

buildServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-deliveries-'));
const cluster = values.engine === 'postgres' ? await createCluster() : undefined;
const place = {
  dataDir: path.join(folder, 'data'),
  databaseUrl: await cluster?.createDatabase('newsdesk'),
  env: { NEWSDESK_WEBHOOKS_PRIVATE: 'on' },
};
const receivers = [await openReceiver(), await openReceiver()];
const kills = { before: 0, after: 0, otherwise: 0 };
const problems = [];

/** Resolves when a receiver got its share of deliveries, at the last of them, or when the time is over. */
const momentOfDeath = async () => {
  const [receiver] = receivers.toSorted(() => Math.random() - 0.5);
  const at = Math.random() < 0.5 ? 'before' : 'after';
  const enough = receiver.heard.deliveries + Math.floor(Math.random() * MAX_DELIVERIES);
  const deadline = Date.now() + ROUND_LIMIT_MS;
  while (receiver.heard.deliveries < enough && Date.now() < deadline) await wait(5);
  const isReached = new Promise((resolve) => receiver.atNext(at, () => resolve(at)));
  return Promise.race([isReached, wait(Math.max(0, deadline - Date.now()), 'otherwise')]);
};

let room;
let items;
/** One life of the server: decisions and deliveries, until it is killed while it delivers. */
const killWhileDelivering = async () => {
  const server = await startServer(place);
  const call = await signIn(server.url);
  if (!room) {
    room = await createNewsroom(call);
    items = await createItems(call, room, ITEMS);
    const kinds = ['published', 'withdrawn', 'changed', 'deleted'];
    for (const { url } of receivers) await call('POST', '/api/webhooks', { url, kinds });
  }
  let isOver = false;
  const deciding = decideOn(call, room, items, () => isOver);
  const moment = await momentOfDeath();
  isOver = true;
  await server.end('SIGKILL');
  kills[moment] += 1;
  const problem = await deciding;
  if (problem) problems.push(problem);
};

/** Delivers what waits: no pause is awaited, and the receivers accept everything. */
const drain = async () => {
  const { query, close } = await openDatabase(place);
  await query("UPDATE outbox SET due_at = now() WHERE state = 'waiting'");
  await close();
  receivers.forEach(({ recover }) => recover());
  const server = await startServer(place);
  const call = await signIn(server.url);
  let left = [];
  let before = { waiting: Infinity, at: Date.now() };
  do {
    await wait(500);
    left = (await call('GET', '/api/webhooks')).data;
    const waiting = left.reduce((all, webhook) => all + webhook.waiting, 0);
    if (waiting < before.waiting) before = { waiting, at: Date.now() };
  } while (before.waiting > 0 && Date.now() - before.at < DRAIN_LIMIT_MS);
  await server.end('SIGTERM');
  if (left.length !== receivers.length || left.some(({ waiting, failed }) => waiting + failed > 0))
    problems.push(`not delivered in the end: ${JSON.stringify(left)}`);
};

/** What a receiver should have heard of an item and did not, or heard in another order. */
const checkItem = ({ id, sent, known }, accepted) => {
  const events = [...accepted.values()].filter(({ newsId }) => newsId === id);
  for (const kind of ['published', 'withdrawn']) {
    const count = events.filter((event) => event.kind === kind).length;
    if (count < known[kind]) problems.push(`${kind} of ${id}: ${known[kind]} acknowledged, ${count} told`);
    if (count > sent[kind]) problems.push(`${kind} of ${id}: ${sent[kind]} sent, ${count} told`);
  }
  const isInOrder = events.every(({ number }, index) => index === 0 || number > events[index - 1].number);
  if (!isInOrder) problems.push(`the events of ${id} were told in another order`);
};

const check = () => {
  const [first, second] = receivers.map(({ accepted }) => accepted);
  for (const id of first.keys()) if (!second.has(id)) problems.push(`event ${id} missing at the second`);
  for (const id of second.keys()) if (!first.has(id)) problems.push(`event ${id} missing at the first`);
  for (const { accepted } of receivers) {
    for (const item of items) checkItem(item, accepted);
    for (const [id, { bodies }] of accepted)
      if (bodies.size > 1) problems.push(`event ${id} was sent with ${bodies.size} contents`);
  }
};

createAdmin(place);
for (let round = 1; round <= rounds; round += 1) {
  await killWhileDelivering();
  if (round % 10 === 0) console.error(`${round} rounds, ${receivers[0].accepted.size} events`);
}
await drain();
check();
await cluster?.remove();
rmSync(folder, { recursive: true, force: true });
receivers.forEach(({ close }) => close());

const sum = (count) => receivers.reduce((total, { heard }) => total + count(heard), 0);
const acknowledged = items.reduce((total, { known }) => total + known.published + known.withdrawn, 0);
report({
  'kills while a receiver held a delivery': kills.before,
  'kills right after its answer': kills.after,
  'other kills': kills.otherwise,
  'acknowledged decisions': acknowledged,
  'events told to each of two receivers': receivers.map(({ accepted }) => accepted.size).join(', '),
  'deliveries, with errors, without an answer': [
    sum(({ deliveries }) => deliveries),
    sum(({ errors }) => errors),
    sum(({ silences }) => silences),
  ].join(', '),
  'told twice, with the same id and content': sum(({ doubles }) => doubles),
  'lost, invented, changed or out of order': problems.length,
});
for (const line of problems.slice(0, 20)) console.error(line);
process.exit(problems.length === 0 ? 0 : 1);
