// Many people at work, in a separate process that npm run soak:people starts and asks for the results.
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import sharp from 'sharp';

import { percentiles } from '../../load/measure.mjs';

import { createPerson } from './person.mjs';
import { openRoute } from './route.mjs';

const { urls, room, names, thinkMs } = JSON.parse(process.argv[2] ?? '{}');
/** People sign in one by one, because many simultaneous sign-ins from one address count as a flood. */
const SIGN_IN_EVERY_MS = 60;
const STREAMS_LIMIT_MS = 40_000;
const TOLD_LIMIT_MS = 30_000;

const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#2563eb' } })
  .png()
  .toBuffer();
const calls = new Map();
const failures = [];
const record = (kind, answer, isWrite = false) => {
  const { status, ms, text } = answer;
  const call = calls.get(kind) ?? { isWrite, times: [], errors: 0 };
  calls.set(kind, call);
  call.times.push(ms);
  if (status !== 200) {
    call.errors += 1;
    failures.push({ kind, isWrite, status, text: text.slice(0, 200) });
  }
  return answer;
};

const route = openRoute(urls);
const people = names.map((name, index) =>
  createPerson({
    name,
    number: index + 1,
    newsId: room.newsIds[index],
    room,
    picture,
    urlOf: route.urlOf,
    record,
    hasStream: index % 2 === 0,
  }),
);
const streams = () => people.map((person) => person.stream()).filter(Boolean);
const until = async (limitMs, isSo) => {
  const deadline = Date.now() + limitMs;
  while (!isSo() && Date.now() < deadline) await wait(100);
};
const untilStreamsAreOpen = () => until(STREAMS_LIMIT_MS, () => streams().every(({ isOpen }) => isOpen));

/** How long each change took to reach each of the other streams; undefined if it did not arrive within the limit. */
const delays = () =>
  people.flatMap((listener) => {
    const stream = listener.stream();
    if (!stream) return [];
    return people.flatMap(({ changes }) =>
      changes === listener.changes ? [] : changes.map(({ newsId, at }) => stream.toldAfter(newsId, at)),
    );
  });
const isTold = (delay) => delay !== undefined && delay <= TOLD_LIMIT_MS;

const report = async () => {
  await untilStreamsAreOpen();
  const lastChange = Date.now();
  await until(5_000, () => Date.now() > lastChange + 1_000 && delays().every(isTold));
  const told = delays();
  const checks = [];
  for (const person of people) checks.push(await person.check());
  return {
    calls: [...calls].map(([kind, { times, isWrite, errors }]) => ({
      kind,
      isWrite,
      errors,
      count: times.length,
      ...percentiles(times),
    })),
    failures,
    streams: streams().map(({ isOpen, opened }) => ({ isOpen, opened })),
    told: {
      count: told.length,
      lost: told.filter((delay) => !isTold(delay)).length,
      ...percentiles(told.filter(isTold)),
    },
    signedOut: checks.filter(({ isSignedIn }) => !isSignedIn).length,
    lost: checks.filter(({ isKept }) => !isKept).length,
  };
};

const over = new AbortController();
// All people wait for this.
setMaxListeners(0, over.signal);
process.on('message', () => over.abort());
process.on('disconnect', () => process.exit(0));
for (const person of people) {
  await Promise.all([person.signIn(), wait(SIGN_IN_EVERY_MS)]);
}
await untilStreamsAreOpen();
process.send?.({ signedIn: people.length });
await Promise.all(people.map((person) => person.work(thinkMs, over.signal)));
const met = await report();
for (const stream of streams()) stream.close();
route.close();
// The parent reads the result and disconnects; only then does this process end.
process.send?.(met);
