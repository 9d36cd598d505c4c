import { expect, openProfile, signIn, test } from './console-page';

test('no script comes from another site, and the policy would block one [EDT-05] @desktop', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') origins.add(new URL(request.url()).origin);
  });
  await signIn(page, 'trainee');
  const answer = await page.goto('/journalist/group/1/news/create');
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  expect([...origins]).toEqual([baseURL]);

  const policy = answer?.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[^']+')*$/);
});

test('styles need no exception in the policy: pages, editor and toasts look right @desktop', async ({
  page,
}) => {
  const answer = await page.goto('/sign-in');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[^']+')+$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS(
    'background-color',
    'rgb(13, 91, 108)',
  );

  await signIn(page, 'trainee');
  await page.goto('/journalist/group/1/news/create');
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveCSS(
    'white-space',
    /pre-wrap|break-spaces/,
  );

  await openProfile(page);
  await page.getByRole('button', { name: 'ลบฉบับร่างในเครื่องนี้' }).click();
  await page.getByRole('button', { name: 'ลบฉบับร่าง', exact: true }).click();
  await expect(page.getByText('ไม่มีฉบับร่างในเครื่องนี้')).toBeVisible();
  await expect(page.locator('.notistack-SnackbarContainer')).toHaveCSS('position', 'fixed');
});
