import { comparable, FIELD_NAMES, isSet, sameField } from './content.mjs';

/** Applies a person's changes against `base` to the current form. */
export const withChanges = (now, base, values) => {
  const changed = FIELD_NAMES.filter((name) => !sameField(comparable(base), comparable(values), name));
  return { ...now, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
};

const keyOf = (entry) => JSON.stringify(entry);

/** In sets both sides only add here, except what the writer removed. */
const unite = (base, mine, theirs) => {
  const kept = new Set(mine.map(keyOf));
  const removed = new Set(base.map(keyOf).filter((key) => !kept.has(key)));
  const known = new Set([...mine, ...theirs].map(keyOf));
  return [...known].filter((key) => !removed.has(key)).sort();
};

/**
 * The expected item after a save: for each field the values of which one must be there, and whether the console
 * had to ask. Written independently of the console's merge.
 */
export const expectedContent = ({ opened, mine, theirs, asked }) => {
  const [base, own] = [opened, mine].map(comparable);
  const other = theirs ? comparable(theirs.values) : base;
  const problems = [];
  const fields = Object.fromEntries(
    FIELD_NAMES.map((name) => {
      if (isSet(name)) return [name, unite(base[name], own[name], other[name])];
      const isMine = !sameField(base, own, name);
      const isTheirs = !sameField(base, other, name);
      if (!isMine || !isTheirs || sameField(own, other, name))
        return [name, isTheirs ? other[name] : own[name]];
      if (!asked[name]) problems.push(`${name}: both changed it, and the console did not ask`);
      return [name, asked[name] === 'ของผู้อื่น' ? other[name] : own[name]];
    }),
  );
  return { fields, problems };
};

/** The differences of the saved item, as sentences. */
export const findProblems = ({ fields, problems }, saved) => {
  const shown = (name) => (isSet(name) ? saved[name].map(keyOf).sort() : saved[name]);
  const differing = FIELD_NAMES.filter(
    (name) => JSON.stringify(shown(name)) !== JSON.stringify(fields[name]),
  );
  return [
    ...problems,
    ...differing.map(
      (name) => `${name}: expected ${JSON.stringify(fields[name])}, saved ${JSON.stringify(shown(name))}`,
    ),
  ];
};
