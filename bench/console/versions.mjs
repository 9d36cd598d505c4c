// Opens and compares the versions of a long article: npm run bench:versions -- --versions 500
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { buildIfChanged } from '../../scripts/build-if-changed.mjs';
import { newsParts } from '../soak/news-parts.mjs';
import { signIn } from '../soak/newsroom.mjs';
import { startServer } from '../soak/server-process.mjs';

import { launch, median, openPage } from './browser.mjs';

const { values } = parseArgs({
  options: { versions: { type: 'string', default: '500' }, times: { type: 'string', default: '5' } },
});
const VERSIONS = Number(values.versions);
const WORDS = 20_000;

const sentence = (number) => `ระดับน้ำในแม่น้ำเจ้าพระยาที่จุดวัด ${number} ลดลงต่อเนื่อง เจ้าหน้าที่เร่งสูบน้ำออกจากพื้นที่เกษตร`;
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const wordsIn = (text) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
const paragraphs = Array.from(
  { length: Math.ceil(WORDS / wordsIn(sentence(1)) / 3) },
  (_, index) => `<p>${[1, 2, 3].map((part) => sentence(index * 3 + part)).join(' ')}</p>`,
);

buildIfChanged();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-bench-'));
const server = await startServer({ dataDir, env: { NEWSDESK_DEMO: '1' } });
const call = await signIn(server.url, { username: 'head', password: 'newsdesk' });
const list = '/api/news/journalist/1/news';
const newsId = (await call('GET', `${list}?limit=1`)).data.data[0].id;

/** Each edit changes the sentence of another paragraph. */
for (let number = 1; number <= VERSIONS; number += 1) {
  const place = number % paragraphs.length;
  paragraphs[place] = paragraphs[place].replace('ลดลงต่อเนื่อง', `เพิ่มขึ้น ${number} เซนติเมตร`);
  const form = new FormData();
  const parts = newsParts({ groupId: 1, categoryId: 11 }, { title: 'น้ำท่วม', html: paragraphs.join('') });
  for (const [name, value] of parts) form.set(name, value);
  let { ok, status, answer } = await call('POST', `${list}/${newsId}/edit`, form);
  // Uploads per minute are limited.
  while (status === 429) {
    await wait(2_000);
    ({ ok, status, answer } = await call('POST', `${list}/${newsId}/edit`, form));
  }
  if (!ok) throw new Error(answer.message);
}

const browser = await launch();
const page = await openPage(browser);
await page.goto(`${server.url}/sign-in`);
await page.getByLabel('Username').fill('head');
await page.getByLabel('Password').fill('newsdesk');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
const item = `/journalist/group/1/news/${newsId}`;

/** The time from the click until the differences are painted, and the longest task in between. */
const openOnce = async () => {
  await page.goto(server.url + item);
  const link = page.getByRole('link', { name: 'ทุกรุ่น' });
  await link.waitFor();
  return page.evaluate(async () => {
    const longest = { duration: 0 };
    new PerformanceObserver((tasks) => {
      for (const { duration } of tasks.getEntries()) longest.duration = Math.max(longest.duration, duration);
    }).observe({ type: 'longtask' });
    const anchor = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'ทุกรุ่น');
    const isShown = () =>
      [...document.querySelectorAll('[role=group] *')].some(({ shadowRoot }) =>
        shadowRoot?.querySelector('ins[data-diff]'),
      );
    const began = performance.now();
    anchor.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!isShown()) await frame();
    await frame();
    const took = performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { took, longest: longest.duration };
  });
};

console.log(`${VERSIONS} versions of ${WORDS} words (${paragraphs.join('').length} characters)`);
const runs = [];
for (let time = 0; time < Number(values.times); time += 1) runs.push(await openOnce());
const round = (numbers) => numbers.map((number) => Math.round(number));
console.log('from the click to the two newest compared, ms:', round(runs.map(({ took }) => took)));
console.log('longest task meanwhile, ms:', round(runs.map(({ longest }) => longest)));
console.log('median', Math.round(median(runs.map(({ took }) => took))));

/** Compares the second version with the newest, which differ in all edits after the first, by its address; measured from the page load. */
const compareFirst = async () => {
  await page.goto(`${server.url}${item}/versions?before=2&after=${VERSIONS + 1}`, { waitUntil: 'commit' });
  return page.evaluate(async () => {
    const tasks = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask', buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const count = () =>
      [...document.querySelectorAll('[role=group] *')].reduce(
        (sum, { shadowRoot }) => sum + (shadowRoot?.querySelectorAll('ins[data-diff]').length ?? 0),
        0,
      );
    while (count() < 2) await frame();
    const took = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { took, longest: Math.max(0, ...tasks), changes: count() };
  });
};
const wide = [];
for (let time = 0; time < Number(values.times); time += 1) wide.push(await compareFirst());
console.log('the second with the newest, ms:', round(wide.map(({ took }) => took)));
console.log(
  'longest task meanwhile, ms:',
  round(wide.map(({ longest }) => longest)),
  'changes',
  wide[0]?.changes,
);

await browser.close();
await server.end('SIGTERM');
rmSync(dataDir, { recursive: true });
