import { sameContent } from './content.mjs';

/** What may be missing after a sudden end: the characters of the last second. */
const LAST_MS = 1_000;

/** What the form held, one state after the other, each with the moment until which it was the latest. */
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
    /** From here on nothing before the latest may come back: the console has said that it is kept. */
    settle: () => (states = [{ values: latest(), until: Infinity }]),
    /** What may be found after a sudden end at that moment, the latest first. */
    allowedAfter: (moment) =>
      states
        .filter(({ until }) => until >= moment - LAST_MS)
        .map(({ values }) => values)
        .reverse(),
  };
};
