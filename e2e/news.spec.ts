import type { Page } from '@playwright/test';

import { expect, openFromMenu, signIn, signOut, test } from './console-page';
import { tagsOf } from './news-form';
import { drawPicture } from './pictures';

const body = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
/** Opens a panel of the toolbar. A text that grows may scroll the page under the pointer, and a click that misses is made again. */
const openPanel = (page: Page, name: string) =>
  expect(async () => {
    const button = tool(page, name);
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();

const uploadInto = async (page: Page, name: string) => {
  const picture = await drawPicture(page, name, 320, 180);
  const images = body(page).locator('img[src*="/files/"]');
  const before = await images.count();
  // With a library, the button asks where the picture comes from.
  const chosen = page.waitForEvent('filechooser');
  await tool(page, 'Image').click();
  const fromDisk = page.getByRole('menuitem', { name: 'Upload a picture' });
  const chooser = await Promise.race([chosen, fromDisk.click().then(() => chosen)]);
  await chooser.setFiles(picture);
  await expect(images).toHaveCount(before + 1);
};

const endOfText = async (page: Page) => {
  // Click a paragraph: a click on the field may hit a player that was scrolled there, which swallows it.
  await body(page).locator('p').first().click();
  await page.keyboard.press('Control+End');
};

const openGroupNews = async (page: Page) => {
  await openFromMenu(page, 'Journalists');
  await page
    .getByRole('row', { name: /ข่าวเศรษฐกิจ/ })
    .getByRole('link', { name: /Go to news/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
};

const writeBody = async (page: Page) => {
  await body(page).click();
  await page.keyboard.type('น้ำลดแล้วในหลายอำเภอ #ข่าวด่วน');
  await page.keyboard.press('Enter');
  await uploadInto(page, 'one.png');
  await endOfText(page);
  await page.keyboard.press('Enter');
  await uploadInto(page, 'two.png');
  await endOfText(page);
  await page.keyboard.press('Enter');
  await openPanel(page, 'Emoticons');
  await page.getByRole('button', { name: '🎉' }).click();
  await page.keyboard.press('Enter');
  await openPanel(page, 'Media');
  await page.getByLabel('Video address').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await endOfText(page);
  await page.keyboard.press('Enter');
  await openPanel(page, 'More formats');
  await page.getByRole('button', { name: 'Code block' }).click();
  await page.keyboard.type('const rain = 0;');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await openPanel(page, 'Table');
  await page.getByRole('button', { name: 'Insert table' }).click();
  await page.keyboard.type('จังหวัด');
};

const expectBody = async (page: Page) => {
  await expect(body(page)).toContainText('น้ำลดแล้วในหลายอำเภอ #ข่าวด่วน');
  await expect(body(page).locator('img[src*="/files/"]')).toHaveCount(2);
  await expect(body(page)).toContainText('🎉');
  await expect(body(page).locator('iframe[src*="youtube"]')).toHaveCount(1);
  await expect(body(page)).toContainText('const rain = 0;');
  await expect(body(page).locator('table td')).toHaveCount(9);
  await expect(body(page).locator('table')).toContainText('จังหวัด');
};

// Mock the players, so that the journeys contact only the server under test.
test.beforeEach(({ page }) =>
  page.route(/youtube|tiktok/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' })),
);

test('a Trainee writes news with every kind of content, and a Professional approves it @section7', async ({
  page,
}, { project }) => {
  test.setTimeout(180_000);
  const title = `น้ำท่วมภาคเหนือคลี่คลาย ${project.name} ${Date.now()}`;
  await signIn(page, 'trainee');
  await openGroupNews(page);
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Add news' }).click();

  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByLabel('Markdown').fill('สรุปสถานการณ์ล่าสุด');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Country').selectOption({ index: 1 });
  await page
    .locator('input[type=file][name=cover]')
    .setInputFiles(await drawPicture(page, 'cover.png', 1280, 720));
  await page
    .locator('input[type=file][name=square]')
    .setInputFiles(await drawPicture(page, 'square.png', 600, 600));
  await writeBody(page);
  const tags = tagsOf(page);
  for (const tag of ['น้ำท่วม', 'ภาคเหนือ', 'เลือกตั้ง69']) {
    await tags.fill(tag);
    await tags.press('Enter');
  }
  await page.getByRole('button', { name: 'Generate Tag' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  for (const [index, label] of ['กรมอุตุนิยมวิทยา', 'แหล่งข่าว'].entries()) {
    await page.getByRole('button', { name: 'เพิ่มลิงก์อ้างอิง' }).click();
    await page.getByLabel('Label', { exact: true }).nth(index).fill(label);
    await page
      .getByRole('textbox', { name: 'Link', exact: true })
      .nth(index)
      .fill(`https://source${index}.example/ข่าว`);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('searchbox').fill(title);
  await expect(page.locator('main tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: `Edit: ${title}` }).click();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title);
  await expectBody(page);
  const chips = page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect(chips).toHaveText(['น้ำท่วม', 'ภาคเหนือ', 'เลือกตั้ง69', 'ข่าวด่วน']);
  await expect(page.getByLabel('Label', { exact: true }).nth(1)).toHaveValue('แหล่งข่าว');
  await expect(page.getByRole('textbox', { name: 'Link', exact: true }).nth(0)).toHaveValue(
    'https://source0.example/ข่าว',
  );

  await signOut(page);
  await signIn(page, 'pro');
  await openGroupNews(page);
  await page.getByRole('searchbox').fill(title);
  await expect(page.locator('main tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'Approve 24 hours' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve 24 hours' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Approve permanently' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve permanently' }).click();
  await expect(page.locator('main tbody tr').getByText('Published')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
});

test('a person outside the group can open only the list, also through the API @desktop', async ({
  page,
  request,
}) => {
  await signIn(page, 'plain');
  await openFromMenu(page, 'Journalists');
  const row = page.getByRole('row', { name: /ข่าวเศรษฐกิจ/ });
  await expect(row.getByRole('link')).toHaveCount(0);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const calls = ['', '/statistics', '/categories', '/news?page=1&limit=20&search=', '/news/1'];
  for (const call of calls) {
    const answer = await request.get(`/api/news/journalist/1${call}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status(), call).toBe(403);
    expect(await answer.json(), call).toMatchObject({ success: false, code: 6 });
  }
});

test(
  "the titles of a group's news have room at every width above that of a phone",
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'head');
    await page.goto('/journalist/group/1/news');
    const titles = page.locator('main td[data-card="title"]');
    await expect(titles.first()).toBeVisible();
    for (const width of [640, 700, 740, 768, 900, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const narrowest = Math.min(
        ...(await titles.evaluateAll((all) => all.map((title) => title.clientWidth))),
      );
      expect(narrowest, `${width} px`).toBeGreaterThanOrEqual(width < 1024 ? 100 : 150);
    }
  },
);
