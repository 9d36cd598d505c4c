// Prepares the picture of webhooks for the user guide: a website that is told of news, and a system that does not answer.
import { once } from 'node:events';
import http from 'node:http';

import { callAs } from './demo-server.mjs';

const WEBSITE = 'https://website.example';
const NOBODY = 'http://127.0.0.1:9';
const GROUP_NEWS = '/api/news/journalist/1/news';

const openWebsite = async () => {
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => response.end('OK'));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
};

/** Adds both webhooks, approves two items, and shows the list with addresses that a reader understands. */
export const showWebhooks = async (page) => {
  const { origin } = new URL(page.url());
  const website = await openWebsite();
  const all = await callAs(origin, 'admin', 'GET', '/api/webhooks');
  for (const { id } of all) await callAs(origin, 'admin', 'DELETE', `/api/webhooks/${id}`);
  const kinds = ['published', 'changed', 'withdrawn', 'went-dark', 'deleted', 'restored'];
  const add = (url, told) => callAs(origin, 'admin', 'POST', '/api/webhooks', { url, kinds: told });
  const { id } = await add(`${website}/newsdesk`, kinds);
  const other = await add(`${NOBODY}/news-alerts`, ['published', 'deleted']);
  await callAs(origin, 'admin', 'POST', `/api/webhooks/${id}/test`);
  await callAs(origin, 'admin', 'POST', `/api/webhooks/${other.id}/test`);
  const { data: news } = await callAs(origin, 'head', 'GET', `${GROUP_NEWS}?page=1&limit=40&search=`);
  const drafts = news.filter(({ statusText }) => statusText === 'Draft').slice(0, 2);
  for (const item of drafts) await callAs(origin, 'head', 'POST', `${GROUP_NEWS}/${item.id}/approve`);
  const isDelivered = async () =>
    (await callAs(origin, 'admin', 'GET', '/api/webhooks')).every(
      (hook) => hook.id !== id || hook.waiting === 0,
    );
  while (!(await isDelivered())) await new Promise((resolve) => setTimeout(resolve, 500));
  await page.route('**/api/webhooks**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(website, WEBSITE)
      .replaceAll(NOBODY, 'https://alerts.example');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await page.getByRole('link', { name: WEBSITE }).waitFor();
};
