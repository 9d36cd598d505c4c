import { sameContent } from './content.mjs';

/** The text that may be missing after a sudden end: the characters of the last second. */
const LAST_MS = 1_000;

/** The states of the form, each with the time until which it was the latest. */
export const createHistory = (first) => {
  let states = [{ values: first, until: Infinity }];
  const latest = () => states.at(-1).values;
  return {
    latest,
    record: (values) => {
      if (sameContent(values, latest())) return;
      states.at(-1).until = Date.now();
      states.push({ values, until: Infinity });
    },
    /** The console has reported the latest state as kept, so no earlier state may be restored from now on. */
    settle: () => (states = [{ values: latest(), until: Infinity }]),
    /** The states that may be restored after a sudden end at that time, latest first. */
    allowedAfter: (moment) =>
      states
        .filter(({ until }) => until >= moment - LAST_MS)
        .map(({ values }) => values)
        .reverse(),
  };
};
