import { expect, openFromMenu, signIn, test } from './console-page';

test('an administrator finds a user and adds a permission, which is kept after a reload @section7', async ({
  page,
}, { project }) => {
  const permission = project.name === 'desktop' ? 'TAG_EDIT' : 'TAG_HIDDEN';
  const searches: string[] = [];
  const me: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/users/search')) searches.push(request.url());
    if (request.url().endsWith('/api/auth/me')) me.push(request.url());
  });
  await signIn(page, 'admin');
  await openFromMenu(page, 'Users');
  await expect(page.getByRole('row')).toHaveCount(21);

  searches.length = 0;
  await page.getByRole('searchbox').pressSequentially('plain', { delay: 40 });
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(searches.filter((url) => url.includes('search=plain'))).toHaveLength(1);
  expect(searches.filter((url) => /search=(p|pl|pla|plai)&/.test(url))).toHaveLength(0);

  await page.getByRole('row').nth(1).getByRole('link').click();
  const row = page.getByRole('row', { name: new RegExp(`\\b${permission}\\b`) });
  await row.getByRole('button', { name: /Add/ }).click();
  await expect(row.getByRole('button', { name: /Remove/ })).toBeVisible();
  expect(me).toHaveLength(1);

  await page.reload();
  await expect(row.getByRole('button', { name: /Remove/ })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('plain');
});
