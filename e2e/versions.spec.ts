import type { APIRequestContext, Page } from '@playwright/test';

import { sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { contentOf, save, titleOf } from './news-form';
import { drawPicture } from './pictures';

const LONG = Array.from({ length: 12 }, (_, index) => `<p>ย่อหน้าที่ ${index + 1} ของข่าวน้ำท่วม</p>`);

/** An item with three versions, of which the first is approved and the others wait. */
const writeVersions = async (page: Page, request: APIRequestContext) => {
  const cover = await drawPicture(page, 'cover.png', 320, 320);
  const [trainee, head] = [await tokenOf(request, 'trainee'), await tokenOf(request, 'head')];
  const html = LONG.join('');
  const { data } = await sendNews(request, trainee, { title: 'ระดับน้ำลดลง', html }, { cover });
  const approve = `/api/news/journalist/1/news/${data.id}/approve`;
  expect((await request.post(approve, { headers: { authorization: `Bearer ${head}` } })).ok()).toBe(true);
  const edited = html.replace('ย่อหน้าที่ 6', 'ย่อหน้าใหม่');
  await sendNews(request, trainee, { title: 'ระดับน้ำเพิ่มขึ้น', html: edited }, { newsId: data.id });
  const moved = [...LONG.slice(1), LONG[0]].join('');
  await sendNews(request, trainee, { title: 'ระดับน้ำเพิ่มขึ้น', html: moved }, { newsId: data.id });
  return `/journalist/group/1/news/${data.id}`;
};

const change = (page: Page, name: string) => page.getByRole('group', { name });

test('any two versions are compared, and one is brought back [HIS-01, HIS-02, HIS-03] @desktop', async ({
  page,
  request,
}) => {
  await signIn(page, 'head');
  const item = await writeVersions(page, request);
  await page.goto(item);
  // Until what changes for readers stands above it, the link moves.
  await expect(change(page, 'Content').locator('[data-diff=moved]')).toBeVisible();
  await page.getByRole('link', { name: 'สิ่งที่เปลี่ยนหลังอนุมัติ' }).click();
  await expect(page.getByRole('heading', { name: 'รุ่นที่ 1 → รุ่นที่ 3' })).toBeVisible();
  await expect(change(page, 'Title').locator('del')).toHaveText('ลดลง');
  await expect(change(page, 'Title').locator('ins')).toHaveText('เพิ่มขึ้น');
  await expect(change(page, 'Content').locator('[data-diff=moved]')).toHaveText('ย่อหน้าที่ 1 ของข่าวน้ำท่วม');
  await expectAccessible(page, 'two versions compared');

  await page.getByRole('radio', { name: 'เปรียบเทียบกับรุ่นที่ 2' }).check();
  await expect(page).toHaveURL(/before=1&after=2/);
  await expect(change(page, 'Content').locator('ins')).toHaveText('ใหม่');
  await change(page, 'Content').getByText('อีก 5 ย่อหน้าเหมือนเดิม').last().click();
  await expect(change(page, 'Content').getByText('ย่อหน้าที่ 12')).toBeVisible();
  await page.getByRole('button', { name: 'ซอร์ส' }).click();
  await expect(change(page, 'Content')).toContainText('</p>');

  const versions = page.getByRole('table', { name: 'รุ่นของข่าว' });
  await versions.getByRole('row', { name: /รุ่นที่ 1/ }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'นำกลับมา' }).click();
  await expectAccessible(page, 'the question before a version is brought back');
  await page.getByRole('dialog').getByRole('button', { name: 'นำกลับมา' }).click();
  await expect(page.getByText('นำรุ่นที่ 1 กลับมาแล้ว')).toBeVisible();
  await expect(versions.getByRole('row', { name: /รุ่นที่ 4/ })).toContainText('จากรุ่นที่ 1');

  await versions.getByRole('row', { name: /รุ่นที่ 2/ }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'เปิดในฟอร์ม' }).click();
  const dialog = page.getByRole('dialog', { name: 'นำรุ่นเก่ากลับมา' });
  await expectAccessible(page, 'a version beside the form');
  await dialog.getByRole('checkbox', { name: 'นำกลับมา: ย่อหน้าใหม่' }).uncheck();
  await dialog.getByRole('button', { name: 'นำกลับมา' }).click();
  await expect(titleOf(page)).toHaveValue('ระดับน้ำเพิ่มขึ้น');
  await expect(contentOf(page)).not.toContainText('ย่อหน้าใหม่');
  await save(page);
  await expect(page).toHaveURL(/\/news(\?|$)/);
  await page.goto(`${item}/versions`);
  await expect(versions.getByRole('row', { name: /รุ่นที่ 5/ })).toContainText('จากรุ่นที่ 2');
});

test.describe('two people', () => {
  // The browser logs what fails without a network, and the requests of the ended session.
  test.use({ expectedComplaint: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test(
    'lose nothing if one is offline and signed out; an overwritten change is brought back [HIS-01, HIS-02, HIS-03]',
    { tag: '@desktop' },
    async ({ page, request, context, browser, baseURL }) => {
      test.setTimeout(120_000);
      await signIn(page, 'trainee');
      const item = await writeVersions(page, request);
      await page.goto(`${item}/edit`);
      await expect(contentOf(page)).toContainText('ย่อหน้าที่ 12');
      await titleOf(page).fill('หัวข้อของผู้ฝึกงาน');

      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const other = await elsewhere.newPage();
      await signIn(other, 'head');
      await other.goto(`${item}/edit`);
      await titleOf(other).fill('หัวข้อของหัวหน้า');
      // The stream tells the form of this save. A save that begins meanwhile would use the same answer, and ask at once.
      const told = page.waitForResponse(
        (response) =>
          response.request().method() === 'GET' &&
          response.url().endsWith(item.replace('/journalist/group', '/api/news/journalist')),
      );
      await save(other);
      await expect(other).toHaveURL(/\/news(\?|$)/);
      await (await told).finished();

      await context.setOffline(true);
      await save(page);
      await expect(page.getByText(/ข่าวยังไม่ได้บันทึกที่เซิร์ฟเวอร์/).first()).toBeVisible();
      // The session is ended on another device while the save is on its way. Ended earlier, a background request could be
      // refused first, and the sign-in would cover Save.
      const headers = { authorization: `Bearer ${await tokenOf(request, 'trainee')}` };
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route('**/api/news/**', async (route) => {
        await held;
        await route.continue();
      });
      // Held before there is a network again: the form would read the other's save at once, and ask before it signs in.
      await context.setOffline(false);
      await save(page);
      expect((await request.delete('/api/account/sessions', { headers })).ok()).toBe(true);
      letThrough();
      const signInAgain = page.getByRole('dialog').filter({ has: page.getByLabel('Password') });
      await signInAgain.getByLabel('Password').fill('newsdesk');
      await signInAgain.getByRole('button', { name: 'Sign in' }).click();
      await expect(signInAgain).toBeHidden();

      const merge = page.getByRole('dialog', { name: 'แก้ไขพร้อมกันสองคน' });
      // The save that was refused continues by itself.
      await expect(merge.getByRole('group', { name: /^Title: / }).locator('ins')).toHaveText('หัวหน้า');
      await merge.getByRole('radio', { name: 'ของฉัน' }).check();
      await merge.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/news(\?|$)/);

      await other.goto(`${item}/versions`);
      const versions = other.getByRole('table', { name: 'รุ่นของข่าว' });
      await expect(versions.getByRole('row', { name: /รุ่นที่ 5/ })).toContainText('รวมการแก้ไข');
      await versions.getByRole('row', { name: /รุ่นที่ 4/ }).getByRole('button').click();
      await other.getByRole('menuitem', { name: 'นำกลับมา' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'นำกลับมา' }).click();
      await expect(versions.getByRole('row', { name: /รุ่นที่ 6/ })).toContainText('กู้คืน');
      await other.goto(item);
      await expect(other.getByRole('article').getByRole('heading').first()).toHaveText('หัวข้อของหัวหน้า');
      await elsewhere.close();
    },
  );
});

test('on a phone the choice of two versions has targets of 44 px [LOK-05] @phone', async ({
  page,
  request,
}) => {
  await signIn(page, 'head');
  await page.goto(`${await writeVersions(page, request)}/versions`);
  const choices = page.locator('label:has(input[type=radio])');
  await expect(choices).toHaveCount(6);
  const heights = await choices.evaluateAll((all) =>
    all.map((label) => label.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
