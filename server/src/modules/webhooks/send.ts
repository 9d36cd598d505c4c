import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type http from 'node:http';

import type { WebhookEvent } from '@contract';

import type { Outcome } from '../outbox/deliveries';
import { addressOf, PUBLIC_INTERNET, type Reach, requestFrom } from '../outgoing/reach';

const LIMIT_MS = 10_000;
/** How much of an answer is read and kept. */
const MAX_ANSWER_BYTES = 1_000;

/** What is sent to a receiver. */
type Message = { url: string; secret: string; eventId: string; kind: WebhookEvent; body: string };

export type WebhookSender = {
  /** Sends a message once, and follows no redirect. It never throws. */
  send: (message: Message, now: Date) => Promise<Outcome>;
  /** Whether the server may reach the address now. */
  mayReach: (url: string) => Promise<boolean>;
};

/** The public Internet by https, on any port. */
const PUBLIC: Reach = {
  ...PUBLIC_INTERNET,
  isPort: () => true,
  isProtocol: (protocol) => protocol === 'https:',
};

/** Also this computer and private networks, whose names the operating system knows. */
const ANYWHERE: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isOpen: () => true,
  isPort: () => true,
  isProtocol: PUBLIC_INTERNET.isProtocol,
};

/** The signature of a message: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>", in hex>`. */
export const signatureOf = (secret: string, body: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1_000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
};

/** The beginning of an answer; what arrived, if its rest does not come in time. */
const readAnswer = async (response: http.IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // The status counts, which has arrived.
  }
  response.destroy();
  // The database stores no character with the code 0.
  return Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
};

const failedBy = (problem: Outcome['problem']): Outcome => ({ status: null, answer: '', problem });

type Options = { reachesPrivate: boolean; limitMs?: number; reach?: Reach };

/** Makes what sends webhooks. Name, connection and answer together have a time limit. */
export const createWebhookSender = ({
  reachesPrivate,
  limitMs = LIMIT_MS,
  reach = reachesPrivate ? ANYWHERE : PUBLIC,
}: Options): WebhookSender => ({
  mayReach: async (url) => (await addressOf(new URL(url), reach).catch(() => undefined)) !== undefined,
  send: async ({ url, secret, eventId, kind, body }, now) => {
    try {
      const signal = AbortSignal.timeout(limitMs);
      const target = new URL(url);
      const address = await addressOf(target, reach);
      if (address === undefined) return failedBy('closed');
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Newsdesk',
        'newsdesk-event': kind,
        'newsdesk-event-id': eventId,
        'newsdesk-signature': signatureOf(secret, body, now),
      };
      const response = await requestFrom(target, address, { method: 'POST', headers, signal, body });
      return { status: response.statusCode ?? null, answer: await readAnswer(response), problem: null };
    } catch {
      return failedBy('no-answer');
    }
  },
});
