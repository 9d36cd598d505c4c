import { once } from 'node:events';
import http from 'node:http';

import { StartError } from '../db/database';
import type { MetricsConfig } from '../settings/config';

const PATH = '/metrics';
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

type Page = { contentType: string; read: () => Promise<string> };

/** Serves one page on a port of its own, which no proxy forwards to. Resolves to the server, which listens. */
export const serve = async ({ contentType, read }: Page, place: MetricsConfig): Promise<http.Server> => {
  const server = http.createServer((request, response) => {
    const isAsked = request.url?.split('?')[0] === PATH && /^(?:GET|HEAD)$/.test(request.method ?? '');
    const send = (status: number, type: string, text: string): void =>
      void response.writeHead(status, { ...HEADERS, 'content-type': type }).end(text);
    if (!isAsked) return send(404, 'text/plain', `Only GET ${PATH} is here.\n`);
    void read().then(
      (text) => send(200, contentType, text),
      (error: unknown) => send(500, 'text/plain', `${String(error)}\n`),
    );
  });
  server.listen(place);
  await once(server, 'listening').catch((error: unknown) => {
    throw new StartError(
      `The metrics cannot be served: ${String(error)}. Check NEWSDESK_METRICS_PORT and NEWSDESK_METRICS_HOST.`,
    );
  });
  return server;
};
