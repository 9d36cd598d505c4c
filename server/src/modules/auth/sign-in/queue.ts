/** Nobody waits longer than for so many others; more are sent away at once. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Whom a job is done for: at most `limit` jobs of one key wait or run. */
export type Share = { key: string; limit: number };

type Options = { running: number; waiting: number };
type Job = () => Promise<void>;

/** Jobs that wait. Senders take turns, so that nobody waits behind all that one of them has sent. */
const createLine = () => {
  const jobsOf = new Map<string, Job[]>();
  let length = 0;
  return {
    length: () => length,
    add: (sender: string, job: Job): void => {
      jobsOf.set(sender, [...(jobsOf.get(sender) ?? []), job]);
      length += 1;
    },
    next: (): Job | undefined => {
      const [turn] = jobsOf;
      if (!turn) return undefined;
      const [sender, [job, ...rest]] = turn;
      jobsOf.delete(sender);
      if (rest.length > 0) jobsOf.set(sender, rest);
      length -= 1;
      return job;
    },
  };
};

/**
 * Runs at most so many jobs at a time; others wait, those of known devices first, and no key takes all places. The first
 * share says who sends. Throws `QueueFull` where there is no place.
 */
export const createQueue = ({ running, waiting }: Options) => {
  const lines = { first: createLine(), others: createLine() };
  const jobsOf = new Map<string, number>();
  let active = 0;

  const count = (shares: Share[], change: number) => {
    for (const { key } of shares) {
      const jobs = (jobsOf.get(key) ?? 0) + change;
      if (jobs > 0) jobsOf.set(key, jobs);
      else jobsOf.delete(key);
    }
  };

  const next = () => {
    const job = active < running ? (lines.first.next() ?? lines.others.next()) : undefined;
    if (!job) return;
    active += 1;
    void job().finally(() => {
      active -= 1;
      next();
    });
  };

  return <T>(shares: Share[], isFirst: boolean, run: () => Promise<T>): Promise<T> => {
    const line = isFirst ? lines.first : lines.others;
    const isFull =
      line.length() >= waiting || shares.some(({ key, limit }) => (jobsOf.get(key) ?? 0) >= limit);
    if (isFull) return Promise.reject(new QueueFull('Too many sign-ins at a time.'));
    count(shares, 1);
    return new Promise<T>((resolve, reject) => {
      line.add(shares[0]?.key ?? '', async () => {
        await run().then(resolve, reject);
        count(shares, -1);
      });
      next();
    });
  };
};
