import { http, HttpResponse } from 'msw';

import type { ChangeEvent } from '@/shared/contract';

import { announceExtensions, apiServer } from './api-server';

// The request that a handler gets is a copy: its signal may be collected as garbage, and then never aborts.
const signals = new Map<string, AbortSignal>();
beforeAll(() => {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input === 'string' && init?.signal) signals.set(input, init.signal);
    return send(input, init);
  };
});

/** A backend with the stream of changes: records the requests and lets the test send events. */
export const answerLiveStream = () => {
  const bytes = new TextEncoder();
  const opened: { query: Record<string, string>; authorization: string | null; closed: boolean }[] = [];
  let write: (text: string) => void = () => {};
  let end = () => {};
  announceExtensions('live');
  apiServer.use(
    http.get('*/api/events', ({ request }) => {
      const call = {
        query: Object.fromEntries(new URL(request.url).searchParams),
        authorization: request.headers.get('authorization'),
        closed: false,
      };
      opened.push(call);
      signals.get(request.url)?.addEventListener('abort', () => (call.closed = true));
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          write = (text) => controller.enqueue(bytes.encode(text));
          end = () => controller.close();
          write('retry: 2000\n\n');
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return {
    opened,
    say: (event: ChangeEvent) => write(`data: ${JSON.stringify(event)}\n\n`),
    write: (text: string) => write(text),
    end: () => end(),
  };
};
