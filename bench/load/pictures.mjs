// The bytes of an article's pictures on a phone, and of a list's: npm run bench:pictures -- --photos <folder with ten photos or more>
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { buildIfChanged } from '../../scripts/build-if-changed.mjs';
import { launch, median } from '../console/browser.mjs';
import { newsParts } from '../soak/news-parts.mjs';
import { signIn } from '../soak/newsroom.mjs';
import { startServer } from '../soak/server-process.mjs';

const PICTURES = 10;
const ITEMS = 20;
const WIDTHS = [200, 400, 800, 1_200];
const CLEAN_UP_MS = 5_000;

const { values } = parseArgs({ options: { photos: { type: 'string' } } });
if (!values.photos) throw new Error('Which photos? --photos <folder>');
const folder = values.photos;
const photos = readdirSync(folder)
  .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
  .sort()
  .slice(0, PICTURES)
  .map((name) => readFileSync(path.join(folder, name)));
if (photos.length < PICTURES) throw new Error(`${folder} has fewer than ${PICTURES} photos.`);

buildIfChanged();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-pictures-'));
let server = await startServer({ dataDir, env: { NEWSDESK_DEMO: '1' } });
let call = await signIn(server.url, { username: 'head', password: 'newsdesk' });
const list = '/api/news/journalist/1/news';

/** Sends a form, again while too many were sent. */
const send = async (address, parts, files) => {
  for (;;) {
    const form = new FormData();
    for (const [name, value] of parts) form.set(name, value);
    for (const [name, file] of Object.entries(files)) form.set(name, new Blob([file]), 'photo.jpg');
    const { ok, status, data, answer } = await call('POST', address, form);
    if (ok) return data;
    if (status !== 429) throw new Error(answer.message);
    await wait(2_000);
  }
};
/** The same photo, and another picture: a server may store one that was sent twice only once. */
const mirrored = (photo) => sharp(photo).rotate().flop().jpeg({ quality: 90 }).toBuffer();
const covers = [...photos, ...(await Promise.all(photos.map(mirrored)))];
const addresses = [];
for (const image of photos) addresses.push((await send('/api/news/journalist/1/upload', [], { image })).url);
const paragraph = `<p>${'ระดับน้ำลดลงต่อเนื่อง '.repeat(30)}</p>`;
const html = addresses.map((address) => `${paragraph}<p><img src="${address}"></p>`).join('');
const room = { groupId: 1, categoryId: 11 };
let article = 0;
for (let item = 0; item < ITEMS; item += 1) {
  const cover = covers[item % covers.length];
  const parts = newsParts(room, { title: `ข่าวพร้อมรูป ${item}`, ...(item === 0 && { html }) });
  const { id } = await send(`${list}/create`, parts, { cover, square: cover });
  if (item === 0) article = id;
}
await call('POST', `${list}/${article}/approve`);
// The clean-up, which runs at the start, measures pictures that were not.
await server.end('SIGTERM');
server = await startServer({ dataDir, env: { NEWSDESK_DEMO: '1' } });
call = await signIn(server.url, { username: 'head', password: 'newsdesk' });
await wait(CLEAN_UP_MS);

const browser = await launch();
/** What the pictures of a page weigh, and when the last of them was there; all of them are in view. */
const open = async (device, address, { plain = false, storageState = undefined } = {}) => {
  const context = await browser.newContext({ ...device, storageState });
  const page = await context.newPage();
  if (plain)
    await page.route(`${server.url}/n/*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<source [^>]*>/g, '') });
    });
  if (plain && storageState)
    await page.route(`${server.url}/config.json`, async (route) => {
      const response = await route.fetch();
      const config = await response.json();
      const extensions = config.extensions.filter((name) => name !== 'picture-sizes');
      await route.fulfill({ response, json: { ...config, extensions } });
    });
  await page.goto(server.url + address);
  if (storageState) await page.getByRole('table').getByRole('link').first().waitFor();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/files\/[0-9a-f]{2}\//.test(name))
      .map((entry) => ({
        name: entry.name.replace(/.*(?=\.(?:w\d+\.)?\w+$)/, ''),
        bytes: entry instanceof PerformanceResourceTiming ? entry.transferSize : 0,
        end: entry.startTime + entry.duration,
      })),
  );
  const state = await context.storageState();
  await context.close();
  const kinds = [...new Set(loaded.map(({ name }) => name))].sort().join(' ');
  const kB = Math.round(loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000);
  const ms = Math.round(Math.max(...loaded.map(({ end }) => end)));
  return { state, text: `${loaded.length} pictures ${kB} kB, the last after ${ms} ms: ${kinds}` };
};

const phone = (deviceScaleFactor) => ({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor,
});
const page = `/n/${article}`;
for (const scale of [3, 2]) {
  console.log(`phone ×${scale}, plain:  ${(await open(phone(scale), page, { plain: true })).text}`);
  console.log(`phone ×${scale}, first:  ${(await open(phone(scale), page)).text}`);
  console.log(`phone ×${scale}, later:  ${(await open(phone(scale), page)).text}`);
}

const desk = { viewport: { width: 1440, height: 1_600 } };
const context = await browser.newContext(desk);
const signInPage = await context.newPage();
await signInPage.goto(`${server.url}/sign-in`);
await signInPage.getByLabel('Username').fill('head');
await signInPage.getByLabel('Password').fill('newsdesk');
await signInPage.getByRole('button', { name: 'Sign in' }).click();
await signInPage.getByRole('heading', { name: 'Dashboard' }).waitFor();
const storageState = await context.storageState();
await context.close();
const news = '/journalist/group/1/news';
const before = await open(desk, news, { plain: true, storageState });
console.log(`list, plain:  ${before.text}`);
const first = await open(desk, news, { storageState: before.state });
console.log(`list, first:  ${first.text}`);
console.log(`list, later:  ${(await open(desk, news, { storageState: first.state })).text}`);
await browser.close();

/** Processor time of the image processes of this server, in milliseconds. */
const imageCpu = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
        return Number(stat[1]) === server.child.pid ? 10 * (Number(stat[11]) + Number(stat[12])) : 0;
      } catch {
        return 0;
      }
    })
    .reduce((sum, ms) => sum + ms, 0);

// Each size of ten pictures that nobody has asked for, one after the other.
const fresh = [];
for (const photo of photos) {
  const image = await sharp(photo).rotate().flip().jpeg({ quality: 90 }).toBuffer();
  fresh.push((await send('/api/news/journalist/1/upload', [], { image })).url);
}
for (const format of ['webp', 'avif']) {
  for (const width of WIDTHS) {
    const times = [];
    let bytes = 0;
    const cpu = imageCpu();
    for (const address of fresh) {
      const began = performance.now();
      const answer = await fetch(server.url + address.replace('.webp', `.w${width}.${format}`));
      bytes += (await answer.arrayBuffer()).byteLength;
      times.push(performance.now() - began);
    }
    const each = (sum) => Math.round(sum / fresh.length);
    console.log(
      `${width} ${format}: ${(bytes / fresh.length / 1_000).toFixed(1)} kB, first request ${Math.round(median(times))} ms ` +
        `(longest ${Math.round(Math.max(...times))}), processor ${each(imageCpu() - cpu)} ms`,
    );
  }
}

await server.end('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });
