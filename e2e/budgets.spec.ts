import type { APIRequestContext, Page } from '@playwright/test';

import { newestNews, tokenOf } from './attacks';
import { expect, signIn, test } from './console-page';

/**
 * The budget of a first load: kilobytes of transferred JavaScript (brotli), with 1 to 4 % headroom, and requests. It is
 * measured in bytes rather than seconds, so that a busy machine cannot break a build. If a budget is exceeded, the test
 * lists the chunks, biggest first, with their contents. One request of each page is the menu count, which is sent
 * after the page is loaded. The last that grew: every page by the
 * navigation of a phone (2.5 kB), a group's news by its bar of actions, and the review page by its tabs and the steps of an approval;
 * both and the form by who else is there (1 kB), the comments and the hand-over. The form's counts in full what opens
 * stored html, which loads behind it.
 */
const BUDGETS = [
  { path: '/sign-in', as: null, kilobytes: 199, requests: 13 },
  { path: '/dashboard', as: 'admin', kilobytes: 288, requests: 40 },
  { path: '/user', as: 'admin', kilobytes: 266, requests: 26 },
  { path: '/journalist', as: 'admin', kilobytes: 263, requests: 25 },
  { path: '/journalist/group/1/media', as: 'trainee', kilobytes: 268, requests: 28 },
  { path: '/journalist/group/1/news', as: 'trainee', kilobytes: 295, requests: 30 },
  { path: '/journalist/group/1/news/:newest', as: 'pro', kilobytes: 341, requests: 40 },
  { path: '/news/category', as: 'admin', kilobytes: 263, requests: 25 },
  { path: '/news/country', as: 'admin', kilobytes: 261, requests: 25 },
  { path: '/journalist/group/1/news/create', as: 'trainee', kilobytes: 475, requests: 36 },
] as const;

type Loaded = { name: string; bytes: number };

const inKilobytes = (scripts: readonly Loaded[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const load = async (page: Page, path: string) => {
  const sizes: Promise<Loaded>[] = [];
  let requests = 0;
  page.on('requestfinished', (request) => {
    // How many pictures a group has depends on what other journeys left.
    if (request.resourceType() !== 'image') requests += 1;
    if (!request.url().endsWith('.js')) return;
    const name = new URL(request.url()).pathname;
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ name, bytes: responseBodySize })));
  });
  // The stream of changes never ends, so the network would never be idle.
  await page.route('**/api/events*', (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const loadedSoFar = () => Promise.all(sizes);
  const scripts = await loadedSoFar();
  scripts.sort((one, other) => other.bytes - one.bytes);
  return { scripts, loadedSoFar, requests, kilobytes: inKilobytes(scripts) };
};

type SourceMap = { sources: string[]; sourcesContent: string[] };

/** The packages and folders in a chunk, biggest first. */
const contentsOf = async (request: APIRequestContext, chunk: string) => {
  const answer = await request.get(`${chunk}.map`);
  if (!answer.ok()) return '';
  const { sources, sourcesContent } = (await answer.json()) as SourceMap;
  const sizes = new Map<string, number>();
  sources.forEach((source, index) => {
    const [name = source] = /(?<=node_modules\/)(@[^/]+\/)?[^/]+|src(\/[^/]+){1,3}/.exec(source) ?? [];
    sizes.set(name, (sizes.get(name) ?? 0) + (sourcesContent[index]?.length ?? 0));
  });
  const biggest = [...sizes].sort(([, one], [, other]) => other - one).slice(0, 5);
  return biggest.map(([name]) => name).join(', ');
};

for (const { path, as, kilobytes, requests } of BUDGETS) {
  test(`the first load of ${path} stays within ${kilobytes} kB of JavaScript and ${requests} requests @desktop`, async ({
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
    const newest =
      as && path.includes(':newest') ? await newestNews(request, await tokenOf(request, as)) : '';
    const loaded = await load(page, path.replace(':newest', String(newest)));
    const lines = loaded.scripts.map(
      async ({ name, bytes }) =>
        `${(bytes / 1000).toFixed(1)} kB ${name}: ${await contentsOf(request, name)}`,
    );
    const biggest = (await Promise.all(lines)).join('\n');
    // Log the figures: they are the result of the run.
    // eslint-disable-next-line no-console
    console.info(`${project.name} ${path}: ${loaded.kilobytes.toFixed(1)} kB, ${loaded.requests} requests`);
    expect(loaded.kilobytes, `JavaScript of ${path}:\n${biggest}`).toBeLessThanOrEqual(kilobytes);
    expect(loaded.requests, `requests of ${path}`).toBeLessThanOrEqual(requests);
  });
}

test('the library opened in the form adds at most 60 kB of JavaScript @desktop', async ({ page }, {
  project,
}) => {
  await signIn(page, 'trainee');
  const { scripts, loadedSoFar } = await load(page, '/journalist/group/1/news/create');
  const first = new Set(scripts.map(({ name }) => name));
  await page.getByRole('button', { name: 'จากคลังภาพ' }).click();
  await expect(page.getByRole('dialog', { name: 'เลือกภาพจากคลัง' }).getByRole('searchbox')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const added = (await loadedSoFar()).filter(({ name }) => !first.has(name));
  const kilobytes = inKilobytes(added);
  // eslint-disable-next-line no-console
  console.info(`${project.name} the library in the form: ${kilobytes.toFixed(1)} kB`);
  expect(kilobytes, JSON.stringify(added)).toBeLessThanOrEqual(60);
  expect(added.length).toBeGreaterThan(0);
});

test('every script is compiled while it is streamed @desktop', async ({ page, request }) => {
  const { scripts } = await load(page, '/sign-in');
  const texts = await Promise.all(scripts.map(async ({ name }) => (await request.get(name)).text()));
  expect(texts.map((text) => text.split('\n')[0])).toEqual(texts.map(() => '//# allFunctionsCalledOnLoad'));
});
