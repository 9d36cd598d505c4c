import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { buildIfChanged } from '../../scripts/build-if-changed.mjs';
import { openPage } from '../console/browser.mjs';
import { createNewsroom, newsForm, signIn } from '../soak/newsroom.mjs';
import { ADMIN, createAdmin, startServer } from '../soak/server-process.mjs';

import { changedOutside, withoutHrefs } from './source.mjs';

const WORD = 'qzxword';

/** The console, signed in on its own server; requests to other hosts are refused. */
const openConsole = async (browser, url) => {
  const page = await openPage(browser);
  await page.route('**/*', (route) =>
    route.request().url().startsWith(url) ? route.fallback() : route.abort(),
  );
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/sign-in'));
  return page;
};

const save = async (page) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/edit'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { success, message, data } = await (await answered).json();
  if (!success) throw new Error(message);
  return data.html;
};

const openForm = async (page, address) => {
  await page.goto(address);
  const text = page.locator('.ql-editor');
  await text.waitFor();
  return text;
};

/** Edits one article in the real edit page on the real server: first only its title, then one typed word. */
const measureOne = async (page, { url, call, room }, { name, html }) => {
  const form = newsForm(room, name);
  form.set('html', html);
  const { ok, data, answer } = await call('POST', `/api/news/journalist/${room.groupId}/news/create`, form);
  if (!ok) return { name, failed: answer.message };
  const address = `${url}/journalist/group/${room.groupId}/news/${data.id}/edit`;

  await openForm(page, address);
  await page.getByRole('textbox', { name: /^Title/ }).fill(`${name} edited`);
  const afterTitle = await save(page);

  const text = await openForm(page, address);
  const all = text.locator('> p, > h2, > h3, > ol > li, > blockquote');
  const withWords = all.filter({ hasText: /\S/ });
  // An article with only pictures has no words in any line.
  const lines = (await withWords.count()) > 0 ? withWords : all;
  const line = lines.nth((await lines.count()) >> 1);
  await line.scrollIntoViewIfNeeded();
  await line.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('End');
  await page.keyboard.type(WORD);
  const afterWord = await save(page);
  return {
    name,
    titleEqual: afterTitle === data.html,
    outside: changedOutside(withoutHrefs(data.html), withoutHrefs(afterWord), WORD),
  };
};

/** Edits some articles, spread evenly, in the real form in Chromium. */
export const sampleRealForm = async (browser, articles, count) => {
  buildIfChanged();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-fidelity-'));
  createAdmin({ dataDir });
  const server = await startServer({ dataDir });
  try {
    const call = await signIn(server.url);
    const place = { url: server.url, call, room: await createNewsroom(call) };
    const page = await openConsole(browser, server.url);
    const step = Math.max(1, Math.floor(articles.length / count));
    const sample = articles.filter((_, index) => index % step === 0).slice(0, count);
    const results = [];
    for (const article of sample) {
      const failed = (error) => ({ name: article.name, failed: error.message.split('\n')[0] });
      results.push(await measureOne(page, place, article).catch(failed));
    }
    return results;
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true });
  }
};
