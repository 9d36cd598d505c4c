import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';

import { build } from 'esbuild';

import { launch } from '../../bench/console/browser.mjs';
import { steadyPort } from '../../bench/soak/people/instances.mjs';

import { openNewsroom, picture } from './newsroom.mjs';
import { createStore } from './site/store.mjs';

const SITE = path.join(import.meta.dirname, 'site');
const TITLES = Array.from({ length: 7 }, (_, index) => `ข่าวที่ ${index + 1}: น้ำท่วม “เชียงใหม่” & <ลำพูน>`);
const CREDIT = 'สมชาย ใจดี / สำนักข่าวไทย';
const PHONE = { width: 390, height: 844 };

/** Built as a developer of websites builds it. */
const buildSite = async (folder) => {
  const options = {
    bundle: true,
    jsx: /** @type {const} */ ('automatic'),
    jsxDev: true,
    define: { 'process.env.NODE_ENV': '"development"' },
  };
  const [{ outputFiles }] = await Promise.all([
    build({ ...options, entryPoints: [path.join(SITE, 'browser.jsx')], write: false }),
    build({
      ...options,
      entryPoints: [path.join(SITE, 'server.jsx')],
      platform: 'node',
      outfile: path.join(folder, 'site.cjs'),
    }),
  ]);
  const { openSite } = createRequire(import.meta.url)(path.join(folder, 'site.cjs'));
  return { openSite, script: outputFiles[0].text };
};

const writeNews = async ({ call, list, publish }) => {
  const ids = [];
  for (const [index, title] of TITLES.slice(1).entries())
    ids.push(await publish({ title, publishedDate: `2026-03-${10 + index}T09:30:00+07:00` }));
  const form = new FormData();
  form.set('image', await picture(1_400, 900, 100), 'boat.png');
  const { url } = await call('POST', `${list}/upload`, form);
  const html = `<h2>เรือ</h2><p>ระดับน้ำ<strong>ลดลง</strong></p><p><img src="${url}" alt="เรือ"></p>
<script>window.ran = 'script'</script><p onmouseover="window.ran = 'handler'"><a href="javascript:window.ran = 'link'">อ่านต่อ</a></p><svg onload="window.ran = 'drawing'"></svg>`;
  const references = JSON.stringify([{ label: 'กรมชลประทาน', link: 'https://rid.example/' }]);
  const rich = {
    title: TITLES[0],
    html,
    references,
    tags: 'น้ำท่วม,เชียงใหม่',
    publishedDate: '2026-03-20T09:30:00+07:00',
  };
  ids.unshift(await publish(rich));
  return ids;
};

/** Readers see the credits of pictures, which people write in the library of the group. */
const giveCredits = async ({ call, list }) => {
  const { data: pictures } = await call('GET', `${list}/media?limit=100`);
  for (const { id } of pictures) await call('PUT', `${list}/media/${id}`, { credit: CREDIT });
};

const examineBrowser = async (site, newsdesk, ids, expect) => {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: PHONE, locale: 'th-TH' });
    const complaints = [];
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
    );
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) =>
      complaints.push(`${request.url()} ${request.failure()?.errorText}`),
    );
    const ready = () => page.waitForSelector('html[data-ready]', { state: 'attached' });

    await page.goto(site, { waitUntil: 'networkidle' });
    await ready();
    const newest = await page.locator('h2').allTextContents();
    await page.getByRole('link', { name: 'ข่าวก่อนหน้า' }).click();
    await ready();
    const older = await page.locator('h2').allTextContents();
    const listed = [...newest, ...older];
    const inOrder = [TITLES[0], ...TITLES.slice(1).reverse()];
    expect(
      newest.length === 5 && listed.join() === inOrder.join(),
      'the list shows all news on two pages, newest first',
      listed,
    );

    await page.goto(site, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: TITLES[0] }).click();
    await ready();
    await page.waitForLoadState('networkidle');
    const text = await page.locator('main').innerText();
    const parts = [
      TITLES[0],
      'ระดับน้ำลดลง',
      'Soak category',
      'soak',
      '20 มีนาคม 2569',
      'น้ำท่วม',
      'เชียงใหม่',
      'กรมชลประทาน',
    ];
    const missing = parts.filter((part) => !text.includes(part));
    expect(
      missing.length === 0,
      'an article shows its text, category, author, Thai date, tags and references',
      [missing, text],
    );
    const pictures = await page.evaluate(() =>
      [...document.images].map(({ currentSrc, naturalWidth }) => ({ from: currentSrc, width: naturalWidth })),
    );
    const [cover, boat] = pictures;
    const isCover =
      cover.from.startsWith(`${newsdesk}/files/`) && cover.from.endsWith('.w400.avif') && cover.width > 0;
    expect(isCover, 'a phone loads its cover in the smallest size that fits', cover);
    const isBoat =
      pictures.length === 2 && boat?.from.startsWith(`${newsdesk}/files/`) && boat.width === 1_400;
    expect(isBoat, 'and the picture in its text, from Newsdesk', pictures);
    const credits = await page.locator('figcaption, .text').allInnerTexts();
    const isCredited = credits.length === 2 && credits.every((one) => one.includes(`ภาพ: ${CREDIT}`));
    expect(isCredited, 'both with the credit', credits);

    await page.getByText('อ่านต่อ').hover();
    await page.getByText('อ่านต่อ').click();
    const ran = await page.evaluate('window.ran');
    expect(ran === undefined, 'nothing in the text of the article can run', ran);
    await page.goto(`${site}/news/${ids[0]}`, { waitUntil: 'networkidle' });
    expect(complaints.length === 0, 'the browser complains of nothing', complaints);
  } finally {
    await browser.close();
  }
};

const examineChanges = async (site, store, newsroom, ids, expect) => {
  const [first, second, third] = ids;
  const visit = (at, etag) => fetch(site + at, { headers: etag ? { 'if-none-match': etag } : {} });
  const before = await visit(`/news/${first}`);
  await store.synchronise();
  const quiet = await store.synchronise();
  expect(quiet.status === 304, 'Newsdesk answers 304 while nothing is new', quiet);
  const again = await visit(`/news/${first}`, before.headers.get('etag'));
  expect(again.status === 304, 'and so does the website to a second visit', again.status);

  await newsroom.withdraw(second);
  await newsroom.call('DELETE', `${newsroom.list}/news/${third}`);
  await store.synchronise();
  const left = [
    (await visit(`/news/${second}`)).status,
    (await visit(`/news/${third}`)).status,
    (await visit(`/news/${first}`)).status,
  ];
  expect(left.join() === '404,404,200', 'withdrawn and deleted news are gone from the website', left);
  const list = await (await visit('/')).text();
  expect(!list.includes(`/news/${second}"`) && !list.includes(`/news/${third}"`), 'also from its list', list);

  store.startFrom(1_000_000);
  const { status } = await store.synchronise();
  const all = store.all().length;
  expect(status === 200 && all === TITLES.length - 2, 'a number that Newsdesk does not know begins anew', [
    status,
    all,
  ]);
};

/** A website in React on `GET /api/site/news`, as docs/server.md describes it, in Chromium. */
export const examineSite = async (folder, expect) => {
  const port = await steadyPort();
  const site = `http://127.0.0.1:${port}`;
  const [{ openSite, script }, newsroom] = await Promise.all([
    buildSite(folder),
    openNewsroom(path.join(folder, 'data'), { NEWSDESK_CORS_ORIGINS: site }),
  ]);
  const store = createStore(newsroom.url);
  const server = openSite(store, script).listen(port, '127.0.0.1');
  await once(server, 'listening');
  try {
    const ids = await writeNews(newsroom);
    const { questions } = await store.synchronise();
    const all = store.all().length;
    expect(questions > 1 && all === TITLES.length, `the website has all news after ${questions} questions`, [
      questions,
      all,
    ]);
    await giveCredits(newsroom);
    const later = await store.synchronise();
    expect(later.questions > 1, 'the credits that its pictures get later are a change', later);
    await examineBrowser(site, newsroom.url, ids, expect);
    await examineChanges(site, store, newsroom, ids, expect);
  } finally {
    server.closeAllConnections();
    server.close();
    await newsroom.end();
  }
};
