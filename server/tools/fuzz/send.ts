import http from 'node:http';

import type { FuzzRequest } from './requests';

export type Outcome =
  { status: number; milliseconds: number; text: string } | 'broken off' | 'hung' | 'not sendable';

/** Sends the request unchanged; the result is `hung` if no response arrives in time. */
export const send = (
  base: URL,
  agent: http.Agent,
  { method, path, headers, body, breaksOff }: FuzzRequest,
  limitMs: number,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const start = performance.now();
    const length = body ? { 'content-length': String(body.length + (breaksOff ? 1_000 : 0)) } : {};
    let request: http.ClientRequest;
    try {
      request = http.request({
        host: base.hostname,
        port: base.port,
        agent,
        method,
        path,
        headers: { ...headers, ...length },
      });
    } catch {
      // Node itself refuses some addresses and headers.
      resolve('not sendable');
      return;
    }
    const timer = setTimeout(() => {
      resolve('hung');
      request.destroy();
    }, limitMs);
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    request.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => void (chunks.length < 4 && chunks.push(chunk)));
      answer.on('error', () => finish('broken off'));
      answer.on('end', () =>
        finish({
          status: answer.statusCode ?? 0,
          milliseconds: performance.now() - start,
          text: Buffer.concat(chunks).toString('utf8').slice(0, 300),
        }),
      );
    });
    // The server may close the connection before it has read the whole body that it refuses.
    request.on('error', () => finish('broken off'));
    if (breaksOff) request.write(body, () => setTimeout(() => request.destroy(), 5));
    else request.end(body);
  });
