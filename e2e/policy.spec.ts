import { expect, signIn, test } from './console-page';

test('no script comes from elsewhere, the editor included, and the policy would stop one [EDT-05]', async ({
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
