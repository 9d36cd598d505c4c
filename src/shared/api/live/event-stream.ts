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
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onSign();
      const events = (rest + decoder.decode(value, { stream: true })).replace(/\r\n?/g, '\n').split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const lines = event.split('\n').filter((line) => line.startsWith('data:'));
        if (lines.length > 0) yield lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n');
      }
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
  }
}
