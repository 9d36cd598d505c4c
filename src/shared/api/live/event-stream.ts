import { createParser } from 'eventsource-parser';

/**
 * The data of each server-sent event in a body, as it arrives. Fetch reads the stream, because EventSource cannot send
 * the bearer token. `onSign` is told of every sign of life, comments included.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
  signal?: AbortSignal,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  // A fetch that something has wrapped may leave a body open that the signal should have closed.
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', cancel);
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
