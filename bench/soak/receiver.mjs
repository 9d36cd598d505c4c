import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_DELAY_MS = 100;
/** Of all deliveries: answered with an error, or not at all. */
const ERRORS = 0.08;
const SILENCE = 0.04;

/**
 * A system outside on this computer, told by a webhook: it answers late, sometimes with an error or not at all, and records
 * what it heard. `atNext` calls back at a delivery that it would accept, before or right after its answer.
 */
export const openReceiver = async () => {
  /** The events that it has accepted, in their order, by id; each with everything that was sent under its id. */
  const accepted = new Map();
  const heard = { deliveries: 0, doubles: 0, errors: 0, silences: 0 };
  let isHealthy = false;
  let next = { at: '', call: () => {} };

  const accept = async (response, body) => {
    const { at, call } = next;
    next = { at: '', call: () => {} };
    if (at === 'before') {
      call();
      // The server is gone; whether it heard the answer is what the run is about.
      await wait(20);
    }
    const { id, number, kind, news } = JSON.parse(body);
    if (accepted.has(id)) heard.doubles += 1;
    const event = accepted.get(id) ?? { number, kind, newsId: news.id, bodies: new Set() };
    accepted.set(id, event);
    event.bodies.add(body);
    response.on('finish', () => at === 'after' && call());
    response.writeHead(204).end();
  };

  const answer = async (response, body) => {
    heard.deliveries += 1;
    if (isHealthy) return accept(response, body);
    await wait(Math.random() * MAX_DELAY_MS);
    const chance = Math.random();
    if (chance < ERRORS) {
      heard.errors += 1;
      return void response.writeHead(500).end('out of order');
    }
    if (chance < ERRORS + SILENCE) {
      heard.silences += 1;
      return void response.destroy();
    }
    return accept(response, body);
  };

  const server = http.createServer((request, response) => {
    const parts = [];
    request.on('error', () => {}).on('data', (part) => parts.push(part));
    request.on('end', () => void answer(response, Buffer.concat(parts).toString()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/told`,
    accepted,
    heard,
    /** @param {'before' | 'after'} at @param {() => void} call */
    atNext: (at, call) => (next = { at, call }),
    /** From now on it accepts everything at once. */
    recover: () => (isHealthy = true),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
