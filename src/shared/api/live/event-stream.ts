import { createParser } from 'eventsource-parser';

/**
 * Yields the data of each server-sent event in a body as it arrives. It reads a fetch response, because
 * EventSource cannot send the bearer token. `onSign` is called for every sign of life, including comments.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
  signal?: AbortSignal,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  // A wrapped fetch may leave the body open although the signal was aborted.
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onSign();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
  }
}
