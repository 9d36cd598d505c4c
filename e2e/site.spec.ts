import { tokenOf } from './attacks';
import { expect, signIn, test } from './console-page';

test(
  'a published item has a public page, and the form links to it [DSK-10]',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const answer = await request.get('/api/news/journalist/2/news?page=1&limit=20&search=', {
      headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    });
    const { data }: { data: { data: { id: number; title: string; statusText: string }[] } } =
      await answer.json();
    const item = data.data.find(({ statusText }) => statusText === 'Published');
    if (!item) throw new Error('The demo data has no published item.');

    await signIn(page, 'admin');
    await page.goto(`/journalist/group/2/news/${item.id}/edit`);
    const link = page.getByRole('link', { name: 'ดูอย่างที่ผู้อ่านเห็น' });
    await expect(link).toHaveAttribute('href', new RegExp(`/n/${item.id}$`));

    await page.goto(`/n/${item.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title);
    await expect(page.locator('script')).toHaveCount(0);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  },
);
