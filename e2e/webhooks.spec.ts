import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { newestNews, sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, openFromMenu, signIn, test } from './console-page';
import { drawPicture } from './pictures';

/** A system outside, on this computer, that answers everything. */
const openReceiver = async () => {
  const heard: { kind: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push(JSON.parse(body) as { kind: string }); // the server sends JSON
      response.end('รับแล้ว');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { address: `http://127.0.0.1:${port}/told`, heard, close: () => server.close() };
};

test(
  'an administrator lets a website be told of news, tests it, and sees what was sent and answered [CON-04]',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { address, heard, close } = await openReceiver();
    await signIn(page, 'admin');
    await openFromMenu(page, 'เว็บฮุก');
    await page.getByRole('button', { name: 'เพิ่มเว็บฮุก' }).click();
    const form = page.getByRole('dialog', { name: 'เพิ่มเว็บฮุก' });
    await form.getByLabel('ที่อยู่').fill(address);
    await expectAccessible(page, 'the form of a webhook');
    await page.keyboard.press('Enter');

    const secret = page.getByRole('dialog', { name: 'รหัสลับของเว็บฮุก' });
    await expect(secret.getByLabel('รหัสลับ')).toHaveValue(/^.{40,}$/);
    await secret.getByRole('button', { name: 'Copy' }).click();
    await secret.getByText('ปิด', { exact: true }).click();
    await expect(secret).toHaveCount(0);

    await page.getByRole('button', { name: `คำสั่งของรายการ: ${address}` }).click();
    await page.getByRole('menuitem', { name: 'ส่งทดสอบ' }).click();
    const result = page.getByRole('dialog', { name: 'ผลการส่ง' });
    await expect(result).toContainText('รับแล้ว');
    await expectAccessible(page, 'the result of a test');
    await result.getByText('ปิด', { exact: true }).click();
    await expect(result).toHaveCount(0);

    const head = await tokenOf(request, 'head');
    const title = `น้ำขึ้นให้รีบตัก ${Date.now()}`;
    const cover = await drawPicture(page, 'cover.png', 320, 320);
    await sendNews(request, head, { title }, { cover });
    const id = await newestNews(request, head);
    const headers = { authorization: `Bearer ${head}` };
    expect((await request.post(`/api/news/journalist/1/news/${id}/approve`, { headers })).ok()).toBe(true);
    await expect.poll(() => heard.map(({ kind }) => kind)).toEqual(['test', 'published']);

    await page.getByRole('link', { name: address }).click();
    const line = page.getByRole('row', { name: new RegExp(`ข่าวเผยแพร่: ${title}`) });
    await expect(line).toContainText('ตอบ 200');
    await line.locator('summary').click();
    await expect(line.getByText(/"kind":"published"/)).toBeVisible();
    await expectAccessible(page, 'the deliveries of a webhook');

    await page.goto('/webhook');
    await page.getByRole('button', { name: `คำสั่งของรายการ: ${address}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ลบเว็บฮุก' }).click();
    await expect(page.getByRole('link', { name: address })).toHaveCount(0);
    close();
  },
);
