import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

type Json = Record<string, unknown>;

export type Exchange = { method: string; path: string; query: URLSearchParams; status: number; body: Json };

/** Changes a response of the real server; undefined leaves it unchanged. */
export type Fault = (exchange: Exchange) => { status?: number; body?: unknown } | undefined;

/** A backend that is this server plus a fault. It records the requests. */
export const openSpoilingProxy = async (upstream: string, fault: Fault = () => undefined) => {
  const asked: string[] = [];

  const forward = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // a stream of bytes
    const { pathname, searchParams } = new URL(request.url ?? '/', upstream);
    const method = request.method ?? 'GET';
    asked.push(`${method} ${pathname}`);
    const names = ['authorization', 'content-type', 'accept-language'];
    const headers = names.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const answer = await fetch(upstream + (request.url ?? '/'), {
      method,
      headers,
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    const type = answer.headers.get('content-type') ?? '';
    if (!type.includes('json')) {
      response.writeHead(answer.status, { 'content-type': type });
      // Piece by piece: the stream of changes has no end.
      if (answer.body) await pipeline(answer.body, response);
      else response.end();
      return;
    }
    const body = (await answer.json()) as Json; // every answer in JSON is an envelope
    const spoiled = fault({ method, path: pathname, query: searchParams, status: answer.status, body });
    response.writeHead(spoiled?.status ?? answer.status, { 'content-type': type });
    response.end(JSON.stringify(spoiled && 'body' in spoiled ? spoiled.body : body));
  };

  const server = http.createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A server that listens on a port has an address of this type.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
