// Measures the memory of one instance while people work: npm run bench:memory [-- --engine postgres --minutes 60 --rate 10]
import { parseArgs } from 'node:util';

import autocannon from 'autocannon';

import { residentMegabytes } from '../soak/hostile/memory.mjs';

import { openNewsroom } from './callers.mjs';
import { ms } from './measure.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    rows: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '60' },
    // Requests a second.
    rate: { type: 'string', default: '10' },
  },
});
const CONNECTIONS = 8;
const LINES = 12;

const room = await openNewsroom({ engine: values.engine, rows: Number(values.rows), persons: 64 });
const workMs = Number(values.minutes) * 60_000;
const began = Date.now();
const printLine = () => {
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`| ${minutes} | ${residentMegabytes(room.server.child.pid).toFixed(0)} |`);
};

console.log('| minutes | MB |\n| --- | --- |');
printLine();
const timer = setInterval(printLine, workMs / LINES);
const { requests, latency, statusCodeStats } = await autocannon({
  url: room.server.url,
  connections: CONNECTIONS,
  overallRate: Number(values.rate),
  duration: workMs / 1_000,
  setupClient: room.setupClient(CONNECTIONS),
});
clearInterval(timer);
printLine();
const statuses = Object.entries(statusCodeStats).map(([status, { count }]) => `${count} × ${status}`);
console.log(
  `\n${requests.total} requests (${statuses.join(', ')}), p50 ${ms(latency.p50)}, p99 ${ms(latency.p99)} ms`,
);

await room.close();
