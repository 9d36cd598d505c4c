import type { Cover, NewsChoices } from '../fields/news-field';
import { fieldOf } from '../fields/news-fields';
import { changedFields, type NewsFieldName, type NewsVersion } from '../fields/news-version';

/** One side of a field as a person reads it: text line by line, or a picture. */
export type Side = { lines: string[]; image: Cover };

export type Difference = {
  field: NewsFieldName;
  now: Side;
  other: Side;
  /** The text is the same: only formatting, links or pictures of the content differ. */
  onlyMarkup: boolean;
};

const sideOf = <F extends NewsFieldName>(name: F, version: NewsVersion, choices: NewsChoices): Side => {
  const { lines, image } = fieldOf(name);
  return {
    lines: lines(version[name], choices).filter((line) => line.trim() !== ''),
    image: image?.(version[name]) ?? null,
  };
};

/** Leaves the lines out that both sides begin and end with; a mark stands where some were left out. */
export const withoutCommonLines = (one: string[], other: string[]): [string[], string[]] => {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const cut = (lines: string[]) => [
    ...(start > 0 ? ['…'] : []),
    ...lines.slice(start, lines.length - end),
    ...(end > 0 ? ['…'] : []),
  ];
  return [cut(one), cut(other)];
};

/** The fields in which two versions differ, in the order of the form, as a person reads them. */
export const differencesOf = (now: NewsVersion, other: NewsVersion, choices: NewsChoices): Difference[] =>
  changedFields(now, other).map((field) => {
    const [before, after] = [sideOf(field, now, choices), sideOf(field, other, choices)];
    const [nowLines, otherLines] = withoutCommonLines(before.lines, after.lines);
    return {
      field,
      now: { ...before, lines: nowLines },
      other: { ...after, lines: otherLines },
      onlyMarkup: field === 'html' && before.lines.join('\n') === after.lines.join('\n'),
    };
  });
