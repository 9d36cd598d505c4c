// Measures the time from a key or click to the screen with large data: npm run bench:big-work
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { buildIfChanged } from '../../scripts/build-if-changed.mjs';
import { startServer } from '../soak/server-process.mjs';

import { launch, openPage, PROFILES } from './browser.mjs';
import { openLargeArticles } from './large-articles.mjs';

const MEMBERS = 1_000;
const CATEGORIES = 200;
const WORDS = 20_000;
const TAGS = 500;
const GROUP = '/journalist/group/1';
const PARAGRAPH = '<p>ระดับน้ำในแม่น้ำเจ้าพระยาลดลงต่อเนื่อง เจ้าหน้าที่เร่งสูบน้ำออกจากพื้นที่เกษตร</p>';

buildIfChanged();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-bench-'));
const server = await startServer({ dataDir, env: { NEWSDESK_DEMO: '1' } });
const browser = await launch();

const many = (item, count, change) =>
  Array.from({ length: count }, (_, index) => ({ ...item, ...change(index) }));
const wordsOf = (html) =>
  [...new Intl.Segmenter('th', { granularity: 'word' }).segment(html.replace(/<[^>]+>/g, ' '))].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
const longText = PARAGRAPH.repeat(Math.ceil(WORDS / wordsOf(PARAGRAPH)));

/** The server's responses, enlarged. */
const enlarge = async (page, url, change) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: change(answer.data) } });
  });

const openAs = async (username) => {
  const page = await openPage(browser);
  await page.goto(`${server.url}/sign-in`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('newsdesk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const storageState = await page.context().storageState();
  await page.context().close();
  const throttled = await openPage(browser, PROFILES['CPU 4×'], { storageState });
  await throttled.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) =>
      window.interactions.push(...list.getEntries().map(({ name, duration }) => ({ name, duration }))),
    ).observe({ type: 'event', durationThreshold: 16 });
  });
  return throttled;
};

/** The interactions of `work`, from the input to the next frame, measured with the browser's event timing. */
const measure = async (what, page, work) => {
  await page.evaluate(() => (window.interactions.length = 0));
  await work();
  // The browser reports an event with the frame that follows it.
  for (let frames = 0; frames < 3; frames += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const durations = await page.evaluate(() => window.interactions.map(({ duration }) => duration));
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  console.log(`| ${what} | ${sorted.length} | ${at(0.5)} | ${at(0.95)} | ${sorted.at(-1) ?? 0} |`);
};

console.log('| at CPU 4× | events over 16 ms | median, ms | p95, ms | longest, ms |\n|---|---|---|---|---|');

const head = await openAs('head');
const manyMembers = ([first]) =>
  many(first, MEMBERS, (index) => ({
    profile: { id: 10_000 + index, displayName: `ผู้สื่อข่าวคนที่ ${index + 1}`, avatarUrl: null },
  }));
await enlarge(head, '**/api/news/journalist/1', (group) => ({
  ...group,
  members: manyMembers(group.members),
}));
await enlarge(head, '**/api/news/journalist/1/members', manyMembers);
await head.goto(server.url + GROUP);
await head.getByText('ผู้สื่อข่าวคนที่ 1', { exact: true }).waitFor();
const members = head.getByRole('navigation', { name: 'Members' });
await measure(`${MEMBERS} members: from page to page`, head, async () => {
  for (let page = 2; page < 7; page += 1)
    await members.getByRole('button', { name: `Go to page ${page}`, exact: true }).click();
});

const admin = await openAs('admin');
await enlarge(admin, '**/api/news/categories*', (categories) =>
  many(categories[0], CATEGORIES, (index) => ({ id: 1_000 + index, name: `หมวดที่ ${index + 1}` })),
);
await admin.goto(`${server.url}/news/category`);
await admin.getByText(`หมวดที่ ${CATEGORIES}`, { exact: true }).waitFor();
await measure(`${CATEGORIES} categories: typing in the search`, admin, () =>
  admin.getByRole('searchbox').pressSequentially('หมวดที่ 1', { delay: 60 }),
);

const trainee = await openAs('trainee');
const [item] = await trainee.request
  .post(`${server.url}/api/auth/sign-in`, { data: { email: 'trainee', password: 'newsdesk' } })
  .then((answer) => answer.json())
  .then(({ data }) =>
    trainee.request.get(`${server.url}/api/news/journalist/1/news?page=1&limit=1`, {
      headers: { authorization: `Bearer ${data.token}` },
    }),
  )
  .then((answer) => answer.json())
  .then(({ data }) => data.data);
await enlarge(trainee, `**/api/news/journalist/1/news/${item.id}`, (news) => ({
  ...news,
  html: longText,
  tags: many({}, TAGS, (index) => ({ name: `แท็ก${index + 1}` })),
}));
await trainee.goto(`${server.url}${GROUP}/news/${item.id}/edit`);
const editor = trainee.getByRole('textbox', { name: 'Content' });
await editor.waitFor();
await editor.locator('p').nth(3).click();
await measure(`${WORDS} words: typing Thai into the text`, trainee, () =>
  editor.pressSequentially('น้ำท่วมภาคเหนือคลี่คลายแล้ว', { delay: 120 }),
);
const tags = trainee.getByRole('textbox', { name: 'Tags' });
await measure(`${TAGS} tags: typing another`, trainee, () => tags.pressSequentially('น้ำลด', { delay: 120 }));
await measure(`${TAGS} tags: adding it`, trainee, () => tags.press('Enter'));
await measure(`${TAGS} tags: removing one`, trainee, () =>
  trainee.getByRole('button', { name: 'นำแท็ก แท็ก250 ออก' }).click(),
);
await measure('the title beside them', trainee, () =>
  trainee.locator('textarea[name=title]').pressSequentially('หัวข้อข่าวใหม่', { delay: 120 }),
);

const plain = await openPage(browser, {}, { storageState: await trainee.context().storageState() });
await openLargeArticles(plain, `${server.url}${GROUP}/news`, item.id);

await browser.close();
await server.end('SIGTERM');
rmSync(dataDir, { recursive: true });
