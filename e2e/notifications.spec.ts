import { newestNews, sendNews, tokenOf } from './attacks';
import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { drawPicture } from './pictures';

test('a writer sees at once in the bell that news was returned, opens it from there, and finds it again among all [CON-02]', async ({
  page,
  request,
}) => {
  const title = `น้ำขึ้นให้รีบตัก ${Date.now()}`;
  const cover = await drawPicture(page, 'cover.png', 320, 320);
  await sendNews(request, await tokenOf(request, 'trainee'), { title }, { cover });
  const id = await newestNews(request, await tokenOf(request, 'trainee'));
  // The sign-in on a new device is unread already: its count must be there before the journey counts on.
  await signIn(page, 'trainee');
  const bell = page.getByRole('button', { name: /^การแจ้งเตือน/ });
  await expect(bell).toBeVisible();
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await expect.poll(unread).toBeGreaterThan(0);
  const before = await unread();

  // Somebody else returns it while the page is open.
  const headers = { authorization: `Bearer ${await tokenOf(request, 'head')}` };
  const address = `/api/news/journalist/1/news/${id}/return`;
  const answer = await request.post(address, { headers, data: { comment: 'ตัวเลขไม่ตรงกับแหล่งข่าว' } });
  expect(answer.ok()).toBe(true);
  await expect.poll(unread).toBe(before + 1);

  await bell.click();
  const item = page.getByRole('menuitem', { name: new RegExp(`ส่งข่าว “${title}” กลับมาให้คุณ`) });
  await expect(item).toContainText('ยังไม่อ่าน');
  await expectAccessible(page, 'the menu of the bell');
  await item.click();
  await expect(page).toHaveURL(new RegExp(`/news/${id}$`));
  await expect(page.getByText('ตัวเลขไม่ตรงกับแหล่งข่าว').first()).toBeVisible();
  await expect.poll(unread).toBe(before);

  await bell.click();
  await page.getByRole('menuitem', { name: 'การแจ้งเตือนทั้งหมด' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('row', { name: new RegExp(title) })).not.toContainText('ยังไม่อ่าน');
  await expectAccessible(page, 'all notifications');
  // A returned item is first in the list, with a button to approve, and in no queue: others open the first that waits.
  await request.delete(`/api/news/journalist/1/news/${id}`, { headers });
});

test('a backend without notifications shows no bell @without-stream', async ({ page }) => {
  await signIn(page, 'trainee');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^การแจ้งเตือน/ })).toHaveCount(0);
});
