import { randomBytes } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expect, signIn, test } from './console-page';
import { openLine } from './cut-line';
import { contentOf, coverInput, expectKept, openGroupNews, save, writeNews } from './news-form';
import { drawPicture, type Picture } from './pictures';

// The browser logs the refused and cut uploads. The trace recorder requests previews of large pictures,
// which the content security policy of the page blocks.
test.use({ expectedComplaint: /Failed to load resource|status of 4\d\d|Connecting to 'blob:/ });

const file = (name: string, mimeType: string, buffer: Buffer | string) => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});

const TEXT = file('photo.jpg', 'image/jpeg', 'This is a text, whatever its name says.');
const HUGE = file('huge.png', 'image/png', Buffer.alloc(40_000_000));
const SVG_TEXT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const SVG = file('drawing.svg', 'image/svg+xml', SVG_TEXT);
const DISGUISED_SVG = file('drawing.png', 'image/png', SVG_TEXT);
const BROKEN = file(
  'broken.png',
  'image/png',
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), randomBytes(4_000)]),
);

/** A picture with a large file: decoders ignore data after the end of a PNG. */
const heavyPicture = async (page: Page, megabytes: number) => {
  const picture = await drawPicture(page, 'heavy.png', 1280, 720);
  return { ...picture, buffer: Buffer.concat([picture.buffer, randomBytes(megabytes * 1_000_000)]) };
};

const expectSaved = async (page: Page, title: string) => {
  await expect(page.getByText('สร้างข่าวสำเร็จ')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByRole('link', { name: `Edit: ${title}` })).toHaveCount(1);
};

test('each unusable cover is reported on its field, and a 12-megapixel photo is accepted @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const title = `ภาพปก ${Date.now()}`;
  await signIn(page, 'trainee');
  await writeNews(page, title);
  const cover = coverInput(page, 'cover');

  await cover.setInputFiles(HUGE);
  await expect(cover).toHaveAccessibleDescription('ไฟล์มีขนาด 40 MB เกินขนาดสูงสุด 10 MB');
  await cover.setInputFiles(SVG);
  await expect(cover).toHaveAccessibleDescription(
    'ใช้ไฟล์ drawing.svg ไม่ได้ รองรับเฉพาะไฟล์ JPEG, PNG, WEBP, GIF',
  );
  await expectKept(page, title);

  for (const [picture, words] of [
    [TEXT, 'ไฟล์นี้ไม่ใช่รูป JPEG, PNG, WebP หรือ GIF'],
    [DISGUISED_SVG, 'ไฟล์นี้ไม่ใช่รูป JPEG, PNG, WebP หรือ GIF'],
    [BROKEN, 'ไฟล์รูปเสียหาย เปิดอ่านไม่ได้'],
  ] as const) {
    await cover.setInputFiles(picture);
    await expect(cover).not.toHaveAccessibleDescription(words);
    await save(page);
    await expect(cover).toHaveAccessibleDescription(words);
  }
  await cover.setInputFiles(await drawPicture(page, 'photo.jpg', 4000, 3000, 'image/jpeg'));
  await coverInput(page, 'square').setInputFiles(await drawPicture(page, 'photo.png', 4000, 3000));
  await expectKept(page, title);
  await save(page);
  await expectSaved(page, title);
});

test.describe('on a connection that breaks', () => {
  let line: Awaited<ReturnType<typeof openLine>>;
  test.beforeEach(async ({ baseURL }) => {
    line = await openLine(Number(new URL(baseURL ?? '').port));
  });
  test.afterEach(() => line.close());

  test(
    'an upload that is cut half way is reported, keeps the form, and the retry creates one item',
    { tag: '@desktop' },
    async ({ page }) => {
      const title = `สายหลุด ${Date.now()}`;
      await signIn(page, 'trainee', line.address);
      await writeNews(page, title);
      await coverInput(page, 'cover').setInputFiles(await heavyPicture(page, 5));
      line.cutAfter(2_500_000);
      await save(page);
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: 'เซิร์ฟเวอร์ไม่ตอบ รายการนี้อาจยังไม่สำเร็จ สิ่งที่กรอกยังอยู่ที่นี่' })
          .first(),
      ).toBeVisible();
      await expectKept(page, title);
      line.mend();
      await save(page);
      await expectSaved(page, title);
    },
  );
});

test('a file that is not a picture is refused in the text, and a failed upload can be retried @desktop', async ({
  page,
}) => {
  await signIn(page, 'trainee');
  await openGroupNews(page);
  await page.getByRole('link', { name: 'Add news' }).click();
  await contentOf(page).click();
  await page.keyboard.type('เนื้อหาของข่าว');
  const choose = async (picture: Picture) => {
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('menuitem', { name: 'Upload a picture' }).click(),
    ]);
    await chooser.setFiles(picture);
  };
  const uploads = page.getByRole('list', { name: 'Uploads' });

  await choose(file('notes.txt', 'text/plain', 'notes'));
  await expect(page.getByText('You could only upload images.')).toBeVisible();
  await choose(SVG);
  await expect(page.getByText(/^Upload image error\. .*JPEG, PNG, WebP/)).toBeVisible();
  await expect(uploads).toContainText('drawing.svg');
  await uploads.getByRole('button', { name: 'Remove' }).click();
  await expect(uploads).toHaveCount(0);

  await page.route('**/upload', (route) => route.abort('connectionreset'), { times: 1 });
  await choose(await drawPicture(page, 'inside.png', 320, 180));
  await expect(page.getByText(/^Upload image error\. เซิร์ฟเวอร์ไม่ตอบ/)).toBeVisible();
  await uploads.getByRole('button', { name: 'Retry' }).click();
  await expect(contentOf(page).locator('img[src*="/files/"]')).toHaveCount(1);
  await expect(contentOf(page)).toContainText('เนื้อหาของข่าว');
});
