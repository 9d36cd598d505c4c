import type { Page } from '@playwright/test';

import { tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, signIn, signOut, test } from './console-page';
import { save, titleOf, writeNews } from './news-form';

const headline = (page: Page) => page.getByRole('heading', { level: 1 }).first();

test(
  'a Trainee corrects a live article while readers go on seeing the approved text [PUB-02, PUB-09]',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const before = `ราคาข้าวขึ้น ${Date.now()}`;
    const after = `${before} แก้แล้ว`;
    await signIn(page, 'trainee');
    await writeNews(page, before);
    await page.getByLabel('Markdown').fill('ตันละ **185 บาท**');
    await save(page);
    await page.getByRole('link', { name: before, exact: true }).click();
    await expect(page.getByRole('article')).toBeVisible();
    const address = new URL(page.url()).pathname;
    const approve = async () => {
      const authorization = `Bearer ${await tokenOf(request, 'pro')}`;
      const answer = await request.post(
        `/api${address.replace('/journalist/group/', '/news/journalist/')}/approve`,
        {
          headers: { authorization },
        },
      );
      expect(answer.status()).toBe(200);
    };
    await approve();

    const reader = await page.context().newPage();
    await reader.goto(`/n/${address.split('/').at(-1)}`);
    await expect(headline(reader)).toHaveText(before);
    await expect(reader.locator('.lead strong')).toHaveText('185 บาท');

    await page.goto(`${address}/edit`);
    await expect(page.getByRole('note')).toBeVisible();
    await titleOf(page).fill(after);
    await expectAccessible(page, 'the form of an article that readers see');
    await save(page);
    await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible();
    await reader.reload();
    await expect(headline(reader)).toHaveText(before);
    await signOut(page);

    await signIn(page, 'pro');
    await page.goto(address);
    const change = page.getByRole('group', { name: 'Title' });
    await expect(change.locator('ins')).toContainText('แก้แล้ว');
    await expectAccessible(page, 'the changes for readers');
    await page.keyboard.press('c');
    await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(after);
    await page.keyboard.press('c');
    await expect(change).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Approve/ })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await reader.reload();
    await expect(headline(reader)).toHaveText(after);
  },
);

test(
  'J and K go through the queue in the order of the list from which the review was opened [DSK-02, PUB-08]',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'head');
    await page.goto('/news?state=waiting');
    const links = page
      .getByRole('table', { name: 'News' })
      .locator('tbody tr')
      .getByRole('link')
      .and(page.locator('[title][href*="/news/"]'));
    await expect(links.first()).toBeVisible();
    const titles = await links.evaluateAll((found) => found.map((link) => link.getAttribute('title') ?? ''));
    const place = page.getByRole('status').filter({ hasText: 'รออนุมัติ' });

    await links.first().click();
    await expect(headline(page)).toHaveText(titles[0] ?? '');
    await expect(place).toContainText(/^1 จาก \d+ รออนุมัติ · เก่าสุดก่อน/);
    for (const [index, title] of titles.slice(1, 4).entries()) {
      await page.keyboard.press('j');
      await expect(headline(page)).toHaveText(title);
      await expect(place).toContainText(`${index + 2} จาก `);
    }
    await page.reload();
    await expect(place).toContainText(/^4 จาก \d+ รออนุมัติ · เก่าสุดก่อน/);
    await page.keyboard.press('k');
    await expect(headline(page)).toHaveText(titles[2] ?? '');
  },
);
