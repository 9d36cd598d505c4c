import { ms } from '../../load/measure.mjs';

const row = (cells) => `| ${cells.join(' | ')} |`;

/** The times of each call, as the table in docs/soak-results.md. */
export const printCalls = (calls) => {
  const head = ['call', 'count', 'p50', 'p95', 'p99', 'longest', 'errors'];
  const lines = calls
    .toSorted((one, other) => other.count - one.count)
    .map(({ kind, count, errors, p50, p95, p99, longest }) => [
      ...[kind, count],
      ...[p50, p95, p99, longest].map(ms),
      errors,
    ]);
  console.log([head, head.map(() => '---'), ...lines].map(row).join('\n'), '\n');
};

/** Each requirement with the observed value and whether it is met. */
export const judge = (
  { calls, failures, streams, told, signedOut, lost },
  { restarts, people, instances, mayFail },
) => {
  const count = (wanted) => calls.filter(wanted).reduce((sum, call) => sum + call.count, 0);
  const writes = count(({ isWrite }) => isWrite);
  const failedWrites = failures.filter(({ isWrite }) => isWrite).length;
  const open = streams.filter(({ isOpen }) => isOpen).length;
  const unclean = restarts.filter(({ exitCode }) => exitCode !== 0).length;
  return [
    {
      what: `writes that failed, of ${writes}`,
      seen: failedWrites,
      isMet: (failedWrites === 0 || mayFail) && writes > 0,
    },
    {
      what: `other calls that failed, of ${count(() => true) - writes}`,
      seen: failures.length - failedWrites,
      isMet: failures.length === failedWrites || mayFail,
    },
    { what: 'items that are not as they were saved last', seen: lost, isMet: lost === 0 },
    { what: `signed out, of ${people}`, seen: signedOut, isMet: signedOut === 0 },
    { what: `streams open at the end, of ${streams.length}`, seen: open, isMet: open === streams.length },
    {
      what: `changes that an open console was not told of within 30 s, of ${told.count}`,
      seen: told.lost,
      isMet: told.lost === 0 && told.count > 0,
    },
    ...(instances > 0
      ? [
          {
            what: `instances restarted, of ${instances}; ended by themselves`,
            seen: `${restarts.length}; ${restarts.length - unclean}`,
            isMet: restarts.length === instances && unclean === 0,
          },
        ]
      : []),
  ];
};
