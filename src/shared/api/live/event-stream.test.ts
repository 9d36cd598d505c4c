import { readEvents } from './event-stream';

const setup = async (...chunks: string[]) => {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(bytes.encode(chunk)));
      controller.close();
    },
  });
  const onSign = jest.fn();
  const events: string[] = [];
  for await (const event of readEvents(body, onSign)) events.push(event);
  return { events, signs: onSign.mock.calls.length };
};

describe('a stream of server-sent events', () => {
  it('yields the data of each event', async () => {
    expect((await setup('data: one\n\ndata: two\n\n')).events).toEqual(['one', 'two']);
  });

  it('is reassembled from chunks of any size', async () => {
    expect((await setup('da', 'ta: o', 'ne\n', '\nid: 7\ndata:two\n\n')).events).toEqual(['one', 'two']);
  });

  it('treats a comment only as a sign of life', async () => {
    expect(await setup(': still here\n\n', 'retry: 2000\n\n')).toEqual({ events: [], signs: 2 });
  });

  it('joins the data lines of one event, and drops an incomplete event at the end', async () => {
    expect((await setup('data: a\r\ndata: b\r\n\r\ndata: cut')).events).toEqual(['a\nb']);
  });

  it('ends, and closes the body, if it was given up before it is read', async () => {
    const cancelled = jest.fn();
    const body = new ReadableStream<Uint8Array>({ cancel: cancelled });
    for await (const event of readEvents(body, jest.fn(), AbortSignal.abort())) expect(event).toBeUndefined();
    expect(cancelled).toHaveBeenCalledTimes(1);
  });
});
