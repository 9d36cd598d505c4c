/** Percentiles and maximum of the times. */
export const percentiles = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
};

/** Throughput and percentiles of `run`, sequentially or with several clients at once; times in ms. */
export const measure = async (run, { clients = 1, calls }) => {
  for (let warmUp = 0; warmUp < Math.min(100, calls); warmUp += 1) await run(warmUp);
  const times = [];
  let next = 0;
  const began = performance.now();
  const client = async () => {
    while (next < calls) {
      const number = (next += 1);
      const start = performance.now();
      await run(number);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1_000;
  return { perSecond: times.length / seconds, ...percentiles(times) };
};

export const ms = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
