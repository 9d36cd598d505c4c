import { fine, type Finding, wrong } from '../db/finding';
import type { Storage } from '../storage/storage';

/** A code of a second factor is valid one step of 30 s around its own. */
const MAX_DATABASE_MS = 30_000;
/** A store that speaks S3 refuses signatures that are 15 minutes off; a header counts whole seconds. */
const MAX_STORE_MS = 5 * 60_000;

const secondsBetween = (one: Date, other: Date): number =>
  Math.round(Math.abs(one.getTime() - other.getTime()) / 1_000);

const judge = (whose: string, seconds: number, maxMs: number, why: string): Finding =>
  seconds * 1_000 > maxMs
    ? wrong(
        `The clock of ${whose} differs from this computer's by ${seconds} s.`,
        why,
        'Let every computer take its time from the network (NTP, for example chrony).',
      )
    : fine(`The clock of ${whose} agrees with this computer's.`);

type Clocks = { here: () => Date; readTime: () => Promise<Date>; storage: Storage };

/** Whether this computer, the database and the store agree about the time. */
export const clockFindings = async ({ here, readTime, storage }: Clocks): Promise<Finding[]> => {
  const OF_DATABASE =
    'The server goes by the clock of the database. If that is the wrong one, codes of second factors are refused, and news appears and ends at wrong times.';
  const found = [
    judge('the database', secondsBetween(await readTime(), here()), MAX_DATABASE_MS, OF_DATABASE),
  ];
  const ofStore = await storage.time?.().catch(() => undefined);
  if (ofStore && !Number.isNaN(ofStore.getTime())) {
    const OF_STORE = 'The store refuses what is signed with a wrong time.';
    found.push(judge('the image store', secondsBetween(ofStore, here()), MAX_STORE_MS, OF_STORE));
  }
  return found;
};
