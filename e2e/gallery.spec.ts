import { spawn, type ChildProcess } from 'node:child_process';

import { expectAccessible } from './axe';
import { expect, test } from './console-page';

// Production builds have no gallery, so this starts a development server.
const PORT = Number(process.env['E2E_GALLERY_PORT'] ?? 4175);
const ADDRESS = `http://127.0.0.1:${PORT}/__gallery`;

let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = spawn(
    process.execPath,
    ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development'],
    {
      env: { ...process.env, PORT: String(PORT) },
      stdio: 'ignore',
    },
  );
  await expect
    .poll(
      () =>
        fetch(ADDRESS).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 170_000 },
    )
    .toBe(true);
});

test.afterAll(() => void server.kill());

for (const language of ['th', 'en'] as const) {
  test(
    `axe finds nothing in the component gallery, in ${language}`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.setTimeout(180_000);
      // The development server would proxy this request to the API server, which is not running.
      await page.route('**/config.json', (route) => route.fulfill({ path: 'public/config.json' }));
      await page.addInitScript((value) => localStorage.setItem('locale', value), language);
      await page.goto(ADDRESS);
      // Not minified, and the server checks types meanwhile: on a slow machine this can take more than the usual 10 s.
      const heading = page.getByRole('heading', { name: 'Interface kit' });
      await expect(heading).toBeVisible({ timeout: 90_000 });
      await expectAccessible(page, 'the gallery');
    },
  );
}
