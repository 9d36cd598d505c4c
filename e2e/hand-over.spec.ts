import type { APIRequestContext, Page } from '@playwright/test';

import { newestNews, sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, signIn, signOut, test } from './console-page';
import { drawPicture } from './pictures';

const HAND_OVER = 'ส่งต่อข่าว';

const personOf = async (request: APIRequestContext, username: string) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, username)}` };
  const { data } = (await (await request.get('/api/auth/me', { headers })).json()) as {
    data: { id: number; displayName: string };
  };
  return { ...data, headers };
};

/** An item of the Head in the first group, and a writer of that group. */
const writeAsHead = async (page: Page, request: APIRequestContext) => {
  const title = `ข่าวที่ส่งต่อ ${Date.now()}`;
  const [head, writer] = [await personOf(request, 'head'), await personOf(request, 'trainee')];
  await page.goto('/sign-in');
  const cover = await drawPicture(page, 'cover.png', 320, 320);
  const token = await tokenOf(request, 'head');
  await sendNews(request, token, { title }, { cover });
  const id = await newestNews(request, token);
  const item = `/api/news/journalist/1/news/${id}`;
  const authorNow = async () => {
    const { data } = (await (await request.get(item, { headers: head.headers })).json()) as {
      data: { author: { id: number } };
    };
    return data.author.id;
  };
  return { title, id, item, head, writer, authorNow };
};

test('a Head hands news over to a writer, who is told, and takes the news of a leaver back [TOG-03] @desktop', async ({
  page,
  request,
}) => {
  const { title, id, item, head, writer, authorNow } = await writeAsHead(page, request);
  await signIn(page, 'head');
  await page.goto(`/journalist/group/1/news/${id}`);
  await page.getByRole('button', { name: HAND_OVER }).click();
  const dialog = page.getByRole('dialog', { name: HAND_OVER });
  await expect(dialog.getByLabel('ผู้เขียนคนใหม่')).toBeFocused();
  await expectAccessible(page, 'the dialog that hands news over');
  await dialog.getByLabel('ผู้เขียนคนใหม่').selectOption({ label: writer.displayName });
  await dialog.getByRole('button', { name: HAND_OVER }).click();
  await expect(dialog).toBeHidden();
  expect(await authorNow()).toBe(writer.id);
  await signOut(page);

  await signIn(page, 'trainee');
  await page.getByRole('button', { name: /^การแจ้งเตือน/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(`ส่งต่อข่าว “${title}” ให้คุณ`) }).click();
  await expect(page).toHaveURL(new RegExp(`/news/${id}$`));
  // A writer reads the item, and hands nothing over.
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('button', { name: HAND_OVER })).toHaveCount(0);
  await signOut(page);

  await signIn(page, 'head');
  await page.goto(`/news?author=${writer.id}&q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toBeVisible();
  await page.getByRole('checkbox', { name: `เลือก “${title}”` }).check();
  await page.locator('[data-selection-bar]').getByRole('button', { name: HAND_OVER }).click();
  await dialog.getByLabel('ผู้เขียนคนใหม่').selectOption({ label: head.displayName });
  await dialog.getByRole('button', { name: HAND_OVER }).click();
  await expect(dialog).toBeHidden();
  expect(await authorNow()).toBe(head.id);
  await request.delete(item, { headers: head.headers });
});

test('a Head hands news over on a phone [TOG-03] @phone', async ({ page, request }) => {
  const { id, item, head, writer, authorNow } = await writeAsHead(page, request);
  await signIn(page, 'head');
  await page.goto(`/journalist/group/1/news/${id}`);
  await page.getByRole('button', { name: HAND_OVER }).click();
  const dialog = page.getByRole('dialog', { name: HAND_OVER });
  await dialog.getByLabel('ผู้เขียนคนใหม่').selectOption({ label: writer.displayName });
  await expectAccessible(page, 'the dialog that hands news over, on a phone');
  await dialog.getByRole('button', { name: HAND_OVER }).click();
  await expect(dialog).toBeHidden();
  expect(await authorNow()).toBe(writer.id);
  await request.delete(item, { headers: head.headers });
});

test('a backend of the core API offers no hand-over [TOG-03] @without-stream', async ({ page }) => {
  await signIn(page, 'head');
  await page.goto('/journalist/group/1/news');
  await page.locator('main tbody tr a').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('button', { name: HAND_OVER })).toHaveCount(0);
});
