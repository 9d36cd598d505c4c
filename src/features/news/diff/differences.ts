import type { Reference } from '@/shared/contract';
import { formatDate } from '@/shared/text/format-date';
import { htmlToText } from '@/shared/text/html-to-text';

import type { NewsChoices, NewsFormValues } from '../fields/news-form-values';

import { sameValue } from './changes';

export type FieldName = keyof NewsFormValues;

/** One side of a field as a person reads it: words line by line, or a picture. */
export type Side = { lines: string[]; image: File | string | null };

export type Difference = {
  field: FieldName;
  now: Side;
  other: Side;
  /** The words are the same: only the layout, links or pictures of the content differ. */
  onlyMarkup: boolean;
};

type Options = {
  choices: NewsChoices;
  /** Where a cover lies on the server, for a form that has chosen no other. */
  storedImages: Record<'cover' | 'square', string | null>;
  /** Html as it would be saved: the editor writes the same text in another way than the server. */
  toSaved: (html: string) => string;
};

const isImage = (field: FieldName): field is 'cover' | 'square' => field === 'cover' || field === 'square';

// An unfinished date is none; toISOString would throw.
const isoOf = (date: Date | null) => (date && !Number.isNaN(date.getTime()) ? date.toISOString() : null);

const linesOf = (field: FieldName, values: NewsFormValues, { choices }: Options): string[] => {
  if (field === 'html') return htmlToText(values.html).split('\n');
  if (field === 'tags') return [values.tags.join(', ')];
  if (field === 'references')
    return values.references.map(({ label, link }: Reference) => [label, link].filter(Boolean).join(' · '));
  if (field === 'categoryId')
    return [choices.categories.find(({ id }) => id === values.categoryId)?.name ?? String(values.categoryId)];
  if (field === 'countryCode')
    return [choices.countries.find(({ code }) => code === values.countryCode)?.label ?? values.countryCode];
  if (field === 'publishedDate') return [formatDate(isoOf(values.publishedDate))];
  return isImage(field) ? [] : values[field].split('\n');
};

const sideOf = (field: FieldName, values: NewsFormValues, options: Options): Side => ({
  lines: linesOf(field, values, options).filter((line) => line.trim() !== ''),
  image: isImage(field) ? (values[field] ?? options.storedImages[field]) : null,
});

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

const isSame = (field: FieldName, now: NewsFormValues, other: NewsFormValues, { toSaved }: Options) =>
  sameValue(now[field], other[field]) ||
  (field === 'html' && toSaved(now.html) === toSaved(other.html)) ||
  (field === 'publishedDate' &&
    Math.floor(Number(now.publishedDate) / 60_000) === Math.floor(Number(other.publishedDate) / 60_000));

/** The fields in which what the form holds and what would be put into it differ, in the form's own order. */
export const differencesOf = (now: NewsFormValues, other: NewsFormValues, options: Options): Difference[] =>
  // Object.keys forgets which keys an object has.
  (Object.keys(now) as FieldName[])
    .filter((field) => !isSame(field, now, other, options))
    .map((field) => {
      const [before, after] = [sideOf(field, now, options), sideOf(field, other, options)];
      const onlyMarkup = field === 'html' && sameValue(before.lines, after.lines);
      const [nowLines, otherLines] = withoutCommonLines(before.lines, after.lines);
      return {
        field,
        now: { ...before, lines: nowLines },
        other: { ...after, lines: otherLines },
        onlyMarkup,
      };
    });
