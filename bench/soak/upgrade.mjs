// Upgrades an earlier release's data to this release, and returns: npm run soak:upgrade -- --rows 100000 --engine embedded|postgres
// `--from <commit>` selects another release than the first one that landed.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { newsForm, signIn } from './newsroom.mjs';
import { report } from './report.mjs';
import { buildServer, spawnServer, startServer } from './server-process.mjs';
import { columnsOf, columnsOfBoth, createPlaces, fingerprint, withDatabase } from './upgrade/place.mjs';
import { buildRelease } from './upgrade/release.mjs';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'f9ffcad' },
    rows: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'embedded' },
    items: { type: 'string', default: '20' },
  },
});
const rows = Number(values.rows);

/** The administrator of the earlier release, who exists in every release. */
let account;
const failures = [];
const expect = (isTrue, what) => {
  if (!isTrue) failures.push(what);
  return isTrue;
};

const must = async (answer) => {
  const { ok, data, answer: said, status } = await answer;
  if (!ok) throw new Error(`Expected success, got ${status}: ${said.message}`);
  return data;
};

/** Starts a server, runs the work against it and stops it; also returns the time of the start. */
const serving = async (options, work = async (_call) => undefined) => {
  const began = Date.now();
  const server = await startServer(options);
  const startMs = Date.now() - began;
  const { status } = await fetch(`${server.url}/api/ready`);
  expect(status === 200, `/api/ready answered ${status}`);
  const result = await work(await signIn(server.url, account));
  await server.end('SIGTERM');
  return { startMs, result };
};

/** A group with items written through the API, each with two images; every second one approved. */
const writeItems = async (call) => {
  const group = await must(call('POST', '/api/news/journalist', { name: 'Upgrade' }));
  const category = await must(call('POST', '/api/news/categories', { name: 'Upgrade' }));
  await must(call('POST', `/api/news/journalist/${group.id}/categories/${category.id}`));
  const room = { groupId: group.id, categoryId: category.id };
  const ids = [];
  for (let number = 1; number <= Number(values.items); number += 1) {
    const form = newsForm(room, `Item ${number}`);
    const { id } = await must(call('POST', `/api/news/journalist/${group.id}/news/create`, form));
    if (number % 2 === 0) await must(call('POST', `/api/news/journalist/${group.id}/news/${id}/approve`));
    ids.push(id);
  }
  return { room, ids };
};

/** The items as the API returns them: texts, approval, and the bytes of their images. */
const readItems = async (call, { room, ids }) => {
  const items = [];
  for (const id of ids) {
    const item = await must(call('GET', `/api/news/journalist/${room.groupId}/news/${id}`));
    const { title, html, markdown, tags, publishedDate, isApprovedLifeTime, isApprovedPermanent } = item;
    const images = await Promise.all(
      [item.coverImageUrl, item.squareImageUrl].map(async (url) => {
        const { status, answer } = await call('GET', url);
        return `${status} ${createHash('sha256').update(Buffer.from(answer)).digest('hex')}`;
      }),
    );
    const approval = [isApprovedLifeTime, isApprovedPermanent];
    items.push({ id, title, html, markdown, tags, publishedDate, approval, images });
  }
  return JSON.stringify(items);
};

/** Creates one item, edits one and approves one; returns the status of each write. */
const tryWrites = async (call, { room, ids }) => {
  const path = `/api/news/journalist/${room.groupId}/news`;
  const answers = [
    await call('POST', `${path}/create`, newsForm(room, 'Written afterwards')),
    await call('POST', `${path}/${ids[0]}/edit`, newsForm(room, 'Edited afterwards')),
    await call('POST', `${path}/${ids[2]}/approve`),
  ];
  return answers.map(({ status }) => status).join(', ');
};

/** Starts a server that should refuse to start; returns its last message, or nothing if it came up. */
const refusalOf = async (options) => {
  const server = spawnServer(options);
  const cameUp = await server.ready();
  await server.end('SIGTERM');
  // What it waited for stands before.
  return cameUp ? undefined : server.errors.split('Newsdesk could not start.\n').at(-1).split('\n')[0];
};

buildServer();
const old = buildRelease(values.from);
const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-upgrade-'));
const places = await createPlaces(folder, values.engine);
const figures = { engine: places.engine, 'from release': `${old.commit} of ${old.written}` };

try {
  console.error('filling');
  const first = await places.create('first');
  // Each release creates its own administrator and fills its own tables.
  const { ADMIN, createAdmin } = await old.load('bench/soak/server-process.mjs');
  const { fill } = await old.load('bench/load/fill.mjs');
  createAdmin(first);
  account = ADMIN;
  await withDatabase(first, (run) => fill(run, rows));
  const { result: items } = await serving({ root: old.root, ...first }, writeItems);
  const { result: itemsBefore, startMs: oldStart } = await serving({ root: old.root, ...first }, (call) =>
    readItems(call, items),
  );
  const columns = await columnsOf(first);
  const before = await fingerprint(first, columns);
  figures['news, users'] = `${before.news.total}, ${before.users.total}`;
  figures['start of the earlier release'] = `${oldStart} ms`;

  if (values.engine === 'postgres') {
    console.error('refusing beside the earlier release');
    const running = await startServer({ root: old.root, ...first });
    const beside = await refusalOf(first);
    await running.end('SIGTERM');
    figures['this release beside a running earlier one'] = beside ? `does not start: ${beside}` : 'starts';
    expect(/others are connected/.test(beside ?? ''), `beside the earlier release: ${beside ?? 'started'}`);
    const untouched = await fingerprint(first, columns);
    const isUntouched = JSON.stringify(untouched) === JSON.stringify(before);
    expect(isUntouched, 'the refused start changed the data');
  }

  console.error('upgrading');
  const began = Date.now();
  const upgraded = await places.copy(first, 'upgraded');
  figures['back-up and restore'] = `${Date.now() - began} ms`;
  const { startMs } = await serving(upgraded);
  figures['first start of this release, with its migrations'] = `${startMs} ms`;
  const common = columnsOfBoth(columns, await columnsOf(upgraded));
  const [earlier, after] = [await fingerprint(first, common), await fingerprint(upgraded, common)];
  const changed = Object.keys(common).filter((table) => earlier[table].hash !== after[table].hash);
  figures['tables of the earlier release, changed by the upgrade'] =
    `${Object.keys(common).length}, ${changed.join(', ') || 'none'}`;
  expect(changed.length === 0, `changed: ${changed.join(', ')}`);
  const { result, startMs: secondStart } = await serving(upgraded, async (call) => ({
    items: await readItems(call, items),
    writes: await tryWrites(call, items),
  }));
  figures['second start of this release'] = `${secondStart} ms`;
  const isEqual = expect(result.items === itemsBefore, 'the items or their images differ');
  figures[`${items.ids.length} items and their images, read through the API`] = isEqual ? 'equal' : 'differ';
  figures['create, edit and approve in this release'] = result.writes;
  expect(result.writes === '200, 200, 200', `writes after the upgrade: ${result.writes}`);

  console.error('back again');
  const restored = await serving({ root: old.root, ...first }, (call) => readItems(call, items));
  const isBack = expect(restored.result === itemsBefore, 'the earlier release reads its back-up differently');
  figures['the earlier release on the back-up made before'] = isBack ? 'as it was' : 'differs';
  const downgraded = await places.copy(upgraded, 'downgraded');
  const said = await refusalOf({ root: old.root, ...downgraded });
  figures['the earlier release on upgraded data'] = said ? `does not start: ${said}` : 'starts';
  expect(said !== undefined, 'the earlier release starts on upgraded data');

  const newer = `INSERT INTO drizzle.newsdesk_migrations (hash, created_at) VALUES ('newer', 4102444800000)`;
  await withDatabase(upgraded, (run) => run(newer));
  const refusal = await refusalOf(upgraded);
  figures['this release on data of a newer one'] = refusal ? `does not start: ${refusal}` : 'starts';
  expect(/newer release of Newsdesk/.test(refusal ?? ''), `data of a newer release: ${refusal ?? 'taken'}`);
} finally {
  await places.remove();
  rmSync(folder, { recursive: true, force: true });
}
report(figures);
for (const line of failures) console.error(line);
process.exit(failures.length === 0 ? 0 : 1);
