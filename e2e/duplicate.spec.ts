import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { expectKept, save, titleOf, writeNews } from './news-form';

test('a writer begins a new item from another one, with its text and covers [TOG-04] @section7 @desktop', async ({
  page,
}) => {
  const title = `ข่าวต้นแบบ ${Date.now()}`;
  await signIn(page, 'trainee');
  await writeNews(page, title);
  await save(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: 'ทำสำเนา' }).click();
  await expectKept(page, title);
  await expectAccessible(page, 'the form with the content of another item');

  await titleOf(page).fill(`${title} ตอนที่ 2`);
  await save(page);
  await expect(page.getByRole('link', { name: `${title} ตอนที่ 2`, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
});
