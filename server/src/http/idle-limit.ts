import { pipeline, type Readable, Transform } from 'node:stream';

/** Ends a stream through which no byte passes for `limitMs`, because its source or its reader has stalled. */
export const withIdleLimit = (source: Readable, limitMs: number): Readable => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(() => meter.destroy(new Error(`No byte passed for ${limitMs} ms.`)), limitMs);
    timer.unref();
  };
  const meter = new Transform({
    transform: (chunk, _encoding, done) => {
      arm();
      done(null, chunk);
    },
  });
  arm();
  pipeline(source, meter, () => clearTimeout(timer));
  return meter;
};
