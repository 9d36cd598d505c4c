import { createHash } from 'node:crypto';
import http from 'node:http';

import { renderToString } from 'react-dom/server';

import { Page, pageAfter } from './pages.jsx';

const escapeScript = (json) => json.replaceAll('<', '\\u003c');

const documentOf = (page) => `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>ข่าว</title></head>
<body><div id="root">${renderToString(<Page {...page} />)}</div>
<script id="props" type="application/json">${escapeScript(JSON.stringify(page))}</script><script src="/browser.js"></script></body></html>`;

/** The website, which shows what the store holds. */
export const openSite = (store, browserScript) => {
  const pageOf = (url) => {
    const id = /^\/news\/(\d+)$/.exec(url.pathname)?.[1];
    const article = id && store.find(Number(id));
    if (article) return { status: 200, name: 'Article', props: article };
    if (url.pathname !== '/') return { status: 404, name: 'NotFound', props: {} };
    const after = url.searchParams.get('after');
    return {
      status: 200,
      name: 'List',
      props: pageAfter(store.all(), after === null ? undefined : Number(after)),
    };
  };
  const answer = (request, response) => {
    const url = new URL(request.url, 'http://site');
    if (url.pathname === '/browser.js') {
      response.setHeader('content-type', 'text/javascript');
      return response.end(browserScript);
    }
    const { status, ...page } = pageOf(url);
    const body = documentOf(page);
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    response.setHeader('etag', etag).setHeader('cache-control', 'no-cache');
    if (status === 200 && request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  };
  return http.createServer(answer);
};
