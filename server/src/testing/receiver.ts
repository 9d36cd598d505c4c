import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Heard = { headers: http.IncomingHttpHeaders; body: string };
type Answer = (response: http.ServerResponse, heard: Heard) => void;

/** A system outside, on this computer, that is told by a webhook. It answers 204 until `answer` is replaced. */
export const openReceiver = async () => {
  const heard: Heard[] = [];
  let answer: Answer = (response) => void response.writeHead(204).end();
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      answer(response, { headers: request.headers, body });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}/told`,
    heard,
    events: () => heard.map(({ body }) => JSON.parse(body) as { id: string; number: number; kind: string }), // as sent
    answers: (next: Answer) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
