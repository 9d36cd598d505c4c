import { http, HttpResponse } from 'msw';

import type { ChangeEvent } from '@/shared/contract';

import { announceExtensions, apiServer } from './api-server';

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
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          write = (text) => controller.enqueue(bytes.encode(text));
          end = () => controller.close();
          write('retry: 2000\n\n');
        },
        cancel: () => {
          call.closed = true;
        },
      });
      request.signal.addEventListener('abort', () => (call.closed = true));
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
