import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { createForeignRoutes, NotThere, type Json, type Route } from './foreign-routes';

const DIST = path.resolve(__dirname, '../dist');
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const answerTo = async (routes: Route[], request: IncomingMessage, url: URL): Promise<unknown> => {
  for (const [method, pattern, answer] of routes) {
    const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(url.pathname);
    if (method !== request.method || !match) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding, chunks are buffers
    const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' };
    const sent = () => new Response(Buffer.concat(chunks), { headers });
    const ids = match.slice(1).map(decodeURIComponent);
    return answer({ ids, body: async () => (await sent().json()) as Json, form: () => sent().formData() });
  }
  throw new NotThere();
};

const fileAt = async (url: URL) => {
  const asked = path.extname(url.pathname) === '' ? '/index.html' : url.pathname;
  return { type: TYPES[path.extname(asked)] ?? '', content: await readFile(path.join(DIST, asked)) };
};

/** Starts the backend on a free port; it also serves the built console as any web server does. */
export const startForeignBackend = async () => {
  const routes = createForeignRoutes();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: string, content: string | Buffer) =>
      response.writeHead(status, { 'content-type': type }).end(content);
    const work = url.pathname.startsWith('/api/')
      ? answerTo(routes, request, url).then((data) =>
          send(200, 'application/json', JSON.stringify({ success: true, data })),
        )
      : fileAt(url).then(({ type, content }) => send(200, type, content));
    work.catch(() => send(404, 'application/json', JSON.stringify({ success: false, code: 4, data: null })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
