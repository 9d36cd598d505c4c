import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { openGroupNews, save, writeNews } from './news-form';
import { drawPicture } from './pictures';

test('both covers are cropped from one picture around the chosen point [DSK-08] @section7 @desktop', async ({
  page,
}) => {
  await signIn(page, 'pro');
  await openGroupNews(page);
  await page.getByRole('link', { name: 'Add news' }).click();
  const button = page.getByRole('button', { name: 'ใช้ภาพเดียวทำปกทั้งสอง' });
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(await drawPicture(page, 'flood.png', 1600, 1600));

  const dialog = page.getByRole('dialog', { name: 'ภาพปกทั้งสองจากภาพเดียว' });
  const point = dialog.getByRole('button', { name: /^จุดสำคัญของภาพ/ });
  const { width, height } = (await point.boundingBox()) ?? { width: 0, height: 0 };
  await point.click({ position: { x: width / 2, y: height / 10 } });
  await expect(point).toHaveAccessibleName('จุดสำคัญของภาพ: 50% × 10%');
  await expect(dialog.getByRole('slider')).toHaveCount(2);
  await expectAccessible(page, 'the covers');
  await dialog.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }).click();
  await expect(dialog).toHaveCount(0);

  const sizeOf = (name: string) =>
    page
      .locator(`label:has(input[name=${name}]) img`)
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(() => sizeOf('cover')).toEqual([1600, 900]);
  await expect.poll(() => sizeOf('square')).toEqual([1600, 1600]);
});

test('saved covers are cropped again from the stored original [DSK-08] @desktop', async ({ page }) => {
  // Six pictures are cropped and encoded, without a graphics card.
  test.slow();
  const title = `ข่าวที่ตัดภาพใหม่ ${Date.now()}`;
  await signIn(page, 'pro');
  await writeNews(page, title);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'ใช้ภาพเดียวทำปกทั้งสอง' }).click();
  await (await chooser).setFiles(await drawPicture(page, 'flood.png', 1600, 1600));
  const dialog = page.getByRole('dialog', { name: 'ภาพปกทั้งสองจากภาพเดียว' });
  const use = () => dialog.getByRole('button', { name: 'ใช้ทั้งสองภาพ' }).click();
  await use();
  await expect(dialog).toHaveCount(0);
  await save(page);

  const open = async () => {
    await page.getByRole('row', { name: title }).getByRole('link', { name: /^Edit/ }).click();
    // A toast that slides over the button takes the second half of a click.
    await expect(page.getByRole('button', { name: 'ปิดข้อความนี้' })).toHaveCount(0);
    await page.getByRole('button', { name: 'ตัดภาพใหม่' }).click();
  };
  await open();
  const point = dialog.getByRole('button', { name: /^จุดสำคัญของภาพ/ });
  await point.press('ArrowUp');
  await use();
  await expect(dialog).toHaveCount(0);
  await save(page);
  await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
  // The original is kept after the covers were cropped again.
  await open();
  await expect(point).toBeVisible();
});
