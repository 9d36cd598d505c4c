import { median } from './browser.mjs';

const WORDS =
  'ระดับน้ำ ในแม่น้ำเจ้าพระยา ลดลงต่อเนื่อง เจ้าหน้าที่ เร่งสูบน้ำ ออกจากพื้นที่เกษตร รวม 24 จุด ผู้ว่าราชการจังหวัด ประกาศ เตือนภัย ประชาชน ริมฝั่ง ให้ขนของ ขึ้นที่สูง ภายในคืนนี้ กรมอุตุนิยมวิทยา คาดว่า ฝนจะตกหนัก ถึงวันศุกร์'.split(
    ' ',
  );
/** A unique sentence of about 75 characters. */
const sentence = (serial) =>
  Array.from({ length: 7 }, (_, place) => WORDS[(serial * (place + 3) + place * place) % WORDS.length]).join(
    '',
  ) + ` ${serial}`;
const paragraph = (serial) => `<p>${sentence(serial * 2)} ${sentence(serial * 2 + 1)}</p>`;
const formatted = (serial) =>
  `<p>${sentence(serial * 2)} <b>${sentence(serial)}</b> <a href="https://a.example/${serial}">ลิงก์</a> ต่อ</p>`;
const row = (cell, line) => `<tr>${`<${cell}>ช่อง ${line}</${cell}>`.repeat(10)}</tr>`;
const figure = (serial) =>
  `<p>${sentence(serial)}</p><figure><img src="PICTURE?${serial}" alt="ภาพ ${serial}" width="640" height="360"><figcaption>ภาพที่ ${serial}</figcaption></figure>`;

const times = (count, make) => Array.from({ length: count }, (_, serial) => make(serial)).join('');
const upTo = (length, make) => {
  let html = '';
  for (let serial = 0; html.length < length; serial += 1) html += make(serial);
  return html;
};

/** Articles of a size that a newsroom sees a few times a year. */
const ARTICLES = {
  'a short article': times(10, paragraph),
  '1 000 000 characters': upTo(1_000_000, paragraph),
  '1 000 000 characters, bold words and links in each paragraph': upTo(1_000_000, formatted),
  'a table of 300 × 10': `<p>ตาราง</p><table><thead>${row('th', 0)}</thead><tbody>${times(300, (line) => row('td', line))}</tbody></table>`,
  '500 pictures': times(500, figure),
};

/** Milliseconds of work of the page's main thread. */
const busy = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return { layout: value('LayoutDuration'), script: value('ScriptDuration') };
};

/** From the response with the article until it is painted, in the form that the list's Edit opens. */
const openOnce = async (page, { list, id, html }) => {
  await page.route(`**/news/${id}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: {
        ...answer,
        data: { ...answer.data, html: html.replaceAll('PICTURE', answer.data.coverImageUrl) },
      },
    });
  });
  await page.goto(list);
  const edit = page.locator(`a[href$="/news/${id}/edit"]`).first();
  await edit.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busy(session);
  const measured = await page.evaluate(async (newsId) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    performance.clearResourceTimings();
    const link = document.querySelector(`a[href$="/news/${newsId}/edit"]`);
    if (link instanceof HTMLElement) link.click();
    while (!document.querySelector('.ql-editor:not(.ql-blank)')) await frame();
    await new Promise((resolve) => setTimeout(resolve));
    const seen = performance.now();
    await painted();
    await painted();
    const answer = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.endsWith(`/news/${newsId}`));
    const start = answer instanceof PerformanceResourceTiming ? answer.responseEnd : NaN;
    return { seen: seen - start, settled: performance.now() - start };
  }, id);
  const after = await busy(session);
  await page.unroute(`**/news/${id}`);
  return { ...measured, layout: after.layout - before.layout, script: after.script - before.script };
};

/** Opens each article several times and prints the medians as a table. */
export const openLargeArticles = async (page, list, id, rounds = 3) => {
  console.log(
    '\n| opened, not throttled | on screen, ms | laid out as a whole, ms | of it scripts | of it layout |\n|---|---|---|---|---|',
  );
  for (const [name, html] of Object.entries(ARTICLES)) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await openOnce(page, { list, id, html }));
    const row = ['seen', 'settled', 'script', 'layout'].map((key) => median(times.map((time) => time[key])));
    console.log(`| ${[name, ...row.map((value) => value.toFixed(0))].join(' | ')} |`);
  }
};
