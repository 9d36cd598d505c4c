/** The number of jobs that may wait; more are refused at once. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** A key of a job: at most `limit` jobs with the same key wait or run. */
export type Share = { key: string; limit: number };

type Options = { running: number; waiting: number };
type Job = () => Promise<void>;

/** Waiting jobs. Senders take turns, so that one sender's jobs do not delay all others. */
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
 * Runs a limited number of jobs at a time; others wait, those of known devices first, and no key can take all places. The
 * first key identifies the sender. Throws `QueueFull` if there is no place.
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
