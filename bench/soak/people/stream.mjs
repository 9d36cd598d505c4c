import { setTimeout as wait } from 'node:timers/promises';

import { createParser } from 'eventsource-parser';

const SETTLED_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const LASTING_MS = 10_000;
const SILENCE_LIMIT_MS = 40_000;
const MARGIN_MS = 1_000;
const EVERYTHING = 'everything';

/**
 * Keeps a person's stream of changes open like the console (`src/shared/api/live/connection.ts`): it reopens it after
 * half a second plus a random wait, and tells the server the age of the page's data.
 * @param {{ urlOf: () => string; token: string; client: string; address: string }} person
 */
export const keepStream = ({ urlOf, token, client, address }) => {
  const over = new AbortController();
  const stream = { isOpen: false, opened: 0, isRefused: false };
  /** When a change of each item arrived; EVERYTHING stands for all items. */
  const heard = new Map();
  let currentAt = Date.now() - MARGIN_MS;
  let failures = 0;

  const hear = (data) => {
    for (const { type, id } of JSON.parse(data).tags) {
      if (type !== 'News') continue;
      const item = id === undefined ? EVERYTHING : String(id);
      heard.set(item, [...(heard.get(item) ?? []), Date.now()]);
    }
  };

  const listen = async () => {
    const silent = new AbortController();
    let silence = setTimeout(() => silent.abort(), SILENCE_LIMIT_MS);
    try {
      const behindMs = Math.max(0, Date.now() - currentAt);
      const response = await fetch(`${urlOf()}/api/events?client=${client}&behindMs=${behindMs}`, {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
        signal: AbortSignal.any([over.signal, silent.signal]),
      });
      if (response.status === 401) stream.isRefused = true;
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return;
      }
      stream.isOpen = true;
      stream.opened += 1;
      const parser = createParser({ onEvent: ({ data }) => hear(data) });
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        currentAt = Date.now() - MARGIN_MS;
        clearTimeout(silence);
        silence = setTimeout(() => silent.abort(), SILENCE_LIMIT_MS);
        parser.feed(text);
      }
    } catch {
      // The stream was cut off or could not be opened; it is opened again.
    } finally {
      clearTimeout(silence);
      stream.isOpen = false;
    }
  };

  const run = async () => {
    while (!over.signal.aborted) {
      const began = Date.now();
      await listen();
      failures = Date.now() - began > LASTING_MS ? 0 : failures + 1;
      const ms = SETTLED_MS + Math.random() * Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures);
      await wait(ms, undefined, { signal: over.signal }).catch(() => undefined);
    }
  };
  void run();
  return Object.assign(stream, {
    /** How long after a time the change of an item arrived; undefined if it did not. */
    toldAfter: (item, since) => {
      const times = [...(heard.get(item) ?? []), ...(heard.get(EVERYTHING) ?? [])];
      const first = Math.min(...times.filter((time) => time >= since));
      return Number.isFinite(first) ? first - since : undefined;
    },
    close: () => over.abort(),
  });
};
