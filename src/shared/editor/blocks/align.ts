/** Above this number of comparisons, only equal beginnings and ends and unique entries are matched. */
const MOST_WORK = 4_000_000;

/** The longest common subsequence of two short lists, as pairs of positions. */
const longest = (one: string[], other: string[]): [number, number][] => {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
};

const once = (list: string[]) => {
  const places = new Map<string, number>();
  list.forEach((key, place) => places.set(key, places.has(key) ? -1 : place));
  return places;
};

/** The entries that occur once in each list, as far as they are in the same order. */
const unique = (one: string[], other: string[]): [number, number][] => {
  const places = once(other);
  const pairs: [number, number][] = [];
  for (const [key, i] of once(one)) {
    const j = places.get(key) ?? -1;
    if (i >= 0 && j > (pairs.at(-1)?.[1] ?? -1)) pairs.push([i, j]);
  }
  return pairs;
};

/** Matches equal entries of two lists in the same order; returns ascending pairs of positions. */
export const align = (one: string[], other: string[]): [number, number][] => {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const left = one.slice(head, one.length - tail);
  const right = other.slice(head, other.length - tail);
  const middle = left.length * right.length > MOST_WORK ? unique(left, right) : longest(left, right);
  return [
    ...Array.from({ length: head }, (_, index): [number, number] => [index, index]),
    ...middle.map(([i, j]): [number, number] => [i + head, j + head]),
    ...Array.from({ length: tail }, (_, index): [number, number] => [
      one.length - tail + index,
      other.length - tail + index,
    ]),
  ];
};
