import type { Page } from '@playwright/test';

import { expect, test } from './console-page';

/**
 * What a first load may cost: kilobytes of JavaScript as they travel (brotli), and requests. In bytes and not in
 * seconds, so that a busy machine cannot break a build; a budget that is exceeded names the chunks, biggest first.
 */
const BUDGETS = [
  { path: '/sign-in', as: null, kilobytes: 190, requests: 18 },
  { path: '/dashboard', as: 'admin', kilobytes: 200, requests: 26 },
  { path: '/user', as: 'admin', kilobytes: 215, requests: 32 },
  { path: '/journalist', as: 'admin', kilobytes: 215, requests: 32 },
  { path: '/journalist/group/1/news', as: 'trainee', kilobytes: 220, requests: 52 },
  { path: '/news/category', as: 'admin', kilobytes: 215, requests: 32 },
  { path: '/news/country', as: 'admin', kilobytes: 215, requests: 32 },
  { path: '/journalist/group/1/news/create', as: 'trainee', kilobytes: 400, requests: 60 },
] as const;

type Loaded = { name: string; bytes: number };

const load = async (page: Page, path: string) => {
  const scripts: Loaded[] = [];
  let requests = 0;
  page.on('requestfinished', (request) => {
    requests += 1;
    if (!request.url().endsWith('.js')) return;
    void request.sizes().then(({ responseBodySize }) => {
      scripts.push({ name: new URL(request.url()).pathname, bytes: responseBodySize });
    });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  scripts.sort((one, other) => other.bytes - one.bytes);
  return { scripts, requests, kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
};

for (const { path, as, kilobytes, requests } of BUDGETS) {
  test(`the first load of ${path} stays within ${kilobytes} kB of JavaScript and ${requests} requests`, async ({
    page,
    request,
  }, { project }) => {
    if (as) {
      const answer = await request.post('/api/auth/sign-in', { data: { email: as, password: 'newsdesk' } });
      const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } };
      await page.addInitScript((tokens) => {
        localStorage.setItem('access_token', tokens.token);
        localStorage.setItem('refresh_token', tokens.refreshToken);
      }, data);
    }
    const loaded = await load(page, path);
    const biggest = loaded.scripts
      .map(({ name, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${name}`)
      .join('\n');
    // The figures are the point of the run.
    // eslint-disable-next-line no-console
    console.info(`${project.name} ${path}: ${loaded.kilobytes.toFixed(1)} kB, ${loaded.requests} requests`);
    expect(loaded.kilobytes, `JavaScript of ${path}:\n${biggest}`).toBeLessThanOrEqual(kilobytes);
    expect(loaded.requests, `requests of ${path}`).toBeLessThanOrEqual(requests);
  });
}
