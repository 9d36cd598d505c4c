/** A line of a file, without its end; null if it is longer than allowed. */
export type Line = { number: number; bytes: Buffer | null };

const NEW_LINE = 0x0a;

/** The lines of a stream. One that is too long is not kept in memory. */
export async function* linesOf(stream: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
  let number = 1;
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer): void => {
    size += part.length;
    if (size > maxBytes) parts = [];
    else parts.push(part);
  };
  const take = (): Line => {
    const line = { number, bytes: size > maxBytes ? null : Buffer.concat(parts) };
    number += 1;
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (size > 0) yield take();
}
