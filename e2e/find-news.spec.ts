import { sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { chooseFilter, clearFilters, filterNamed } from './list-filters';
import { drawPicture } from './pictures';

test('the dashboard links to all waiting news, which can be filtered; Back undoes it [DSK-07, DSK-09] @desktop', async ({
  page,
}) => {
  await signIn(page, 'head');
  const waiting = page
    .getByRole('region', { name: 'รอคุณอนุมัติ' })
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('table', { name: 'รอคุณอนุมัติ' }),
    });
  await waiting.getByRole('link', { name: 'แสดงทั้งหมด' }).first().click();
  await expect(page).toHaveURL(/\/news\?state=waiting$/);
  const table = page.getByRole('table', { name: 'News' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await chooseFilter(page, 'Category', 1);
  await expect(page).toHaveURL(/state=waiting&category=\d+$/);
  await expectAccessible(page, 'the news of all groups');
  await page.goBack();
  await expect(page).toHaveURL(/state=waiting$/);
  await clearFilters(page);
  await expect(page).toHaveURL(/\/news$/);
  await table.getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
});

test(
  'search, filters and order stand in one row of 40 px at every desktop width; the list never moves, and nothing is cut [DSK-07, LOK-02]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'head');
    const toolbar = page.getByRole('group', { name: 'ตัวกรอง' }).locator('xpath=../../..');
    const list = toolbar.locator('xpath=following-sibling::*[1]');
    const topOf = async () => (await list.boundingBox())?.y;
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/news');
      await expect(list.getByRole('link').first()).toBeVisible();
      const before = await topOf();
      await chooseFilter(page, 'สถานะ', 'รออนุมัติ');
      await chooseFilter(page, 'Category', 1);
      await chooseFilter(page, 'ผู้เขียน', 'ของฉัน');
      await expect(page).toHaveURL(/state=waiting&category=\d+&author=\d+$/);
      await page.locator(':focus').blur();
      expect(await topOf(), `${width}`).toBe(before);
      expect((await toolbar.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(40);
      // What is in the row is there in full; the rest is behind the button.
      const cut = await page.getByRole('group', { name: 'ตัวกรอง' }).evaluate((group) => {
        const frame = group.getBoundingClientRect();
        return [...group.querySelectorAll('button')]
          .map((button) => ({ box: button.getBoundingClientRect(), button }))
          .filter(
            ({ box, button }) =>
              button.scrollWidth > button.clientWidth ||
              (box.top < frame.bottom && box.bottom > frame.bottom) ||
              box.right > frame.right,
          )
          .map(({ button }) => button.textContent);
      });
      expect(cut, `${width}`).toEqual([]);
      const opener = page.getByRole('button', { name: 'ตัวกรอง (3)' });
      if (await opener.isVisible()) {
        await opener.click();
        await expectAccessible(page, 'the opened filters');
      }
      await expect(page.getByRole('button', { name: 'ล้างตัวกรอง' })).toBeInViewport();
      expect(await topOf(), `${width}`).toBe(before);
    }
  },
);

test(
  'news is filtered by days in DD/MM/YY with the keyboard alone [DSK-07]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'head');
    await page.goto('/news');
    await filterNamed(page, 'วันที่เขียน').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'วันที่เขียน' });
    await expect(panel.getByRole('group', { name: 'ตั้งแต่วันที่' }).getByRole('spinbutton').first()).toBeFocused();
    await page.keyboard.type('310226');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('ไม่มีวันนี้ในปฏิทิน')).toBeVisible();
    await expectAccessible(page, 'the days of a filter');
    await panel.getByRole('group', { name: 'ตั้งแต่วันที่' }).getByRole('spinbutton').first().focus();
    await page.keyboard.type('010120');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?from=2020-01-01$/);
    await page.keyboard.press('Escape');
    await expect(filterNamed(page, 'วันที่เขียน')).toBeFocused();
    await expect(filterNamed(page, 'วันที่เขียน')).toHaveText('ตั้งแต่วันที่ 01/01/20');
    await page.getByRole('button', { name: 'เลิกกรอง วันที่เขียน: ตั้งแต่วันที่ 01/01/20' }).click();
    await expect(page).toHaveURL(/\/news$/);
  },
);

test("a writer filters the group's own list, returns to it with the filter, and searches within it [DSK-07]", async ({
  page,
  request,
}) => {
  await signIn(page, 'trainee');
  const cover = await drawPicture(page, 'cover.png', 320, 320);
  await sendNews(request, await tokenOf(request, 'trainee'), { title: 'ข่าวที่รออนุมัติ' }, { cover });
  await page.goto('/journalist/group/1/news');
  const table = page.getByRole('table', { name: 'Group news' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await chooseFilter(page, 'ผู้เขียน', 'ของฉัน');
  await chooseFilter(page, 'สถานะ', 'รออนุมัติ');
  await expect(page).toHaveURL(/author=\d+&state=waiting$/);
  await expect(page.getByRole('searchbox')).toBeEnabled();
  await expect(table.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  await expectAccessible(page, "a group's filtered list");
  // On a phone the opened filters lie over the list.
  await page.keyboard.press('Escape');
  await table.getByRole('link').first().click();
  // The list has a link "Back" too, which leads to the group.
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/author=\d+&state=waiting$/);

  // The item's form leads back to the item, by the trail to the list, and once it is saved to the list too.
  const title = table.getByRole('link').first();
  // The links of the list are called "Edit: <title>".
  const edit = page.getByRole('link', { name: /^Edit(?!:)/ });
  // The item's own page has a link "Back" and a trail too, until the form replaces it.
  const openForm = async () => {
    await edit.click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  };
  await title.click();
  await openForm();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await openForm();
  await page.getByRole('navigation', { name: 'เส้นทางหน้า' }).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/author=\d+&state=waiting$/);
  await title.click();
  await openForm();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/author=\d+&state=waiting$/);
  await expect(title).toBeVisible();
  await page.getByRole('searchbox').fill('no news has these words');
  await expect(page).toHaveURL(/author=\d+&state=waiting&search=/);
  await expect(page.getByText(/no news has these words/)).toBeVisible();
  await clearFilters(page);
  await expect(page).toHaveURL(/news\?search=/);
});

test(
  'without the extension, the News page says where to find news [RT-14]',
  { tag: '@without-stream' },
  async ({ page }) => {
    await signIn(page, 'head');
    await page.goto('/news');
    await expect(page.getByText('ยังไม่มีอะไรในหน้านี้')).toBeVisible();
    await page.goto('/journalist/group/1/news');
    await expect(page.getByRole('table', { name: 'Group news' }).getByRole('link').first()).toBeVisible();
    await expect(filterNamed(page, 'สถานะ')).toHaveCount(0);
  },
);
