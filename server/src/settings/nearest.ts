/** How many letters have to be added, removed or replaced to make one name of the other. */
export const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** What a name that is not known was probably meant to be, in any case of its letters. */
export const nearest = (name: string, known: Iterable<string>): string => {
  const far = (one: string) => distance(name.toUpperCase(), one.toUpperCase());
  return [...known].reduce((best, one) => (far(one) < far(best) ? one : best));
};
