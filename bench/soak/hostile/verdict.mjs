import os from 'node:os';

const LIMITS = { times: 3, p99: 1_000, megabytes: 150, signIn: 2_000 };

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

/** Percentiles of the people's calls in milliseconds, and their errors. */
export const summarize = (records) => {
  const times = records.map(({ ms }) => ms).sort((a, b) => a - b);
  const signIns = records.filter(({ kind }) => kind === 'sign in');
  return {
    calls: records.length,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    slowestSignIn: Math.max(0, ...signIns.map(({ ms }) => ms)),
    failures: records.filter(({ status }) => status !== 200),
  };
};

const isServerError = (status) => status === 'cut' || Number(status) >= 500;

const judgeTimes = (calm, during) => {
  const problems = [];
  const limit = Math.min(LIMITS.p99, LIMITS.times * calm.p99);
  if (during.p99 > limit) problems.push(`p99 ${during.p99.toFixed(0)} ms, over ${limit.toFixed(0)}`);
  if (during.slowestSignIn > LIMITS.signIn)
    problems.push(`a right password took ${during.slowestSignIn.toFixed(0)} ms`);
  return problems;
};

/**
 * The requirements that an attack violated, as sentences. Times are not checked in a short pass, because it has too few
 * calls on a busy machine.
 */
export const judge = ({ counts, calm, during }, isShort) => {
  const problems = isShort ? [] : judgeTimes(calm, during);
  if (during.memory - calm.memory > LIMITS.megabytes)
    problems.push(`memory grew by ${(during.memory - calm.memory).toFixed(0)} MB`);
  for (const { kind, status, text } of during.failures.slice(0, 3))
    problems.push(`an ordinary ${kind} was answered ${status}: ${text.slice(0, 120)}`);
  const errors = Object.entries(counts).filter(([status]) => status !== 'cut' && isServerError(status));
  for (const [status, count] of errors) problems.push(`${count} attackers were answered ${status}`);
  return problems;
};

const row = (cells) => `| ${cells.join(' | ')} |`;

/** The table of docs/soak-results.md. */
export const printTable = ({ rows, lines }) => {
  const head = [
    ...['attack', 'strikes', 'answers', 'slowest', 'p50 before, during', 'p99 before, during'],
    ...['slowest sign-in', 'MB before, during', '5xx', 'held'],
  ];
  const both = (calm, during) => `${calm.toFixed(0)}, ${during.toFixed(0)}`;
  const body = lines.map(({ name, strikes, counts, slowest, said, calm, during, problems }) => {
    const answers = [...Object.entries(counts).map(([status, count]) => `${status} × ${count}`), said];
    const errors =
      during.failures.filter(({ status }) => isServerError(status)).length +
      Object.entries(counts).reduce(
        (sum, [status, count]) => sum + (status !== 'cut' && isServerError(status) ? count : 0),
        0,
      );
    return row([
      name,
      strikes,
      answers.filter(Boolean).join(', '),
      slowest.toFixed(0),
      both(calm.p50, during.p50),
      both(calm.p99, during.p99),
      during.slowestSignIn.toFixed(0),
      both(calm.memory, during.memory),
      errors,
      problems.length === 0 ? 'yes' : `**no**: ${problems.join('; ')}`,
    ]);
  });
  console.log(
    [
      `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load average ${os.loadavg()[0].toFixed(1)}`,
      `\`npm run soak:hostile -- ${process.argv.slice(2).join(' ')}\`, ${rows.toLocaleString('en')} users and as many news`,
      '',
      row(head),
      row(head.map(() => '---')),
      ...body,
    ].join('\n'),
  );
};
