// Measures how many requests a second one instance answers in time: npm run bench:knee [-- --engine postgres --rows 10000]
import { parseArgs } from 'node:util';

import autocannon from 'autocannon';

import { openNewsroom } from './callers.mjs';
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

const room = await openNewsroom({
  engine: values.engine,
  rows: Number(values.rows),
  persons: Math.max(...AT_ONCE),
});
const measure = (connections) =>
  autocannon({
    url: room.server.url,
    connections,
    duration: Number(values.seconds),
    setupClient: room.setupClient(connections),
  });

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

await room.close();
