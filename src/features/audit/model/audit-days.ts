import type { AuditAction, AuditRecord } from '@/shared/contract';
import { newsroomClock } from '@/shared/text/newsroom-time';

/** How many names stand in a line. */
const NAMED = 3;
const NEW_DEVICE: AuditAction = 'sign-in.new-device';
const SIGN_INS: readonly AuditAction[] = ['sign-in.good', 'sign-in.by-provider', NEW_DEVICE];
const isSignIn = ({ action }: AuditRecord) => SIGN_INS.includes(action);

/** One line of the log; of several records if they are sign-ins, which follow each other. */
export type AuditEntry = readonly [AuditRecord, ...AuditRecord[]];

/** The records of a day of the newsroom, such as `2026-11-22`. */
export type AuditDay = { day: string; entries: AuditEntry[] };

/** The records by day, in the order in which they came. `folds`: sign-ins that follow each other are one entry. */
export const daysOf = (records: readonly AuditRecord[], folds: boolean): AuditDay[] => {
  const days: AuditDay[] = [];
  for (const record of records) {
    const day = newsroomClock(new Date(record.at)).format('YYYY-MM-DD');
    let current = days.at(-1);
    if (current?.day !== day) days.push((current = { day, entries: [] }));
    const before = current.entries.at(-1);
    if (folds && before && isSignIn(before[0]) && isSignIn(record))
      current.entries.splice(-1, 1, [...before, record]);
    else current.entries.push([record]);
  }
  return days;
};

/** Who signed in, each once, and how often. A new device is a record of its own beside that of the sign-in. */
export const signInsOf = (entry: AuditEntry): { names: string[]; count: number } => ({
  names: [...new Set(entry.map(({ actor, object }) => actor?.displayName ?? object.name))],
  count: entry.filter(({ action }) => action !== NEW_DEVICE).length || entry.length,
});

/** As many names as fit in a line. `others`: in words, how many are left. */
export const nameList = (names: readonly string[], others: (count: number) => string): string => {
  const named = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${named} ${others(names.length - NAMED)}` : named;
};
