import { comparable, FIELD_NAMES, isSet, sameField } from './content.mjs';

/** What a person changed against `base`, laid over what the form holds now. */
export const withChanges = (now, base, values) => {
  const changed = FIELD_NAMES.filter((name) => !sameField(comparable(base), comparable(values), name));
  return { ...now, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
};

const keyOf = (entry) => JSON.stringify(entry);

/** Both sides only add to sets here, but for what I have taken away. */
const unite = (base, mine, theirs) => {
  const kept = new Set(mine.map(keyOf));
  const removed = new Set(base.map(keyOf).filter((key) => !kept.has(key)));
  const known = new Set([...mine, ...theirs].map(keyOf));
  return [...known].filter((key) => !removed.has(key)).sort();
};

/**
 * What an item has to hold after it was saved: for each field the values of which one is right, and whether the console
 * had to ask. Thought out apart from the console's own merge.
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
      return [name, asked[name] === 'Theirs' ? other[name] : own[name]];
    }),
  );
  return { fields, problems };
};

/** What is wrong with the item as it is saved, in words. */
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
