import {
  cleanText,
  MAX_MEDIA_ALT,
  MAX_MEDIA_TAGS,
  MAX_MEDIA_TEXT,
  MAX_RIGHTS_NOTE,
  type MediaTexts,
  searchText,
} from '@contract';

import { toVector } from '../../db/search/lexemes';
import { type FieldMessages, invalidInput } from '../../http/api-error';
import { commonMessages } from '../../http/messages';
import { charactersOf } from '../../http/plain-text';

import { mediaMessages } from './messages';

const LIMITS = {
  title: MAX_MEDIA_TEXT,
  alt: MAX_MEDIA_ALT,
  credit: MAX_MEDIA_TEXT,
  source: MAX_MEDIA_TEXT,
  rightsNote: MAX_RIGHTS_NOTE,
} as const;

const isLonger = (text: string, max: number): boolean => text.length > max && charactersOf(text).length > max;

/** One of each tag, in its first spelling. */
const withoutRepeated = (tags: string[]): string[] =>
  [
    ...new Map(
      tags
        .map(cleanText)
        .filter(Boolean)
        .toReversed()
        .map((tag) => [searchText(tag), tag] as const),
    ).values(),
  ].toReversed();

/** The texts as they are stored. Throws what is wrong with them. */
export const cleanMediaTexts = (sent: MediaTexts): MediaTexts => {
  const texts = {
    title: cleanText(sent.title),
    alt: cleanText(sent.alt),
    credit: cleanText(sent.credit),
    source: cleanText(sent.source),
    rightsNote: sent.rightsNote.trim(),
  };
  const tags = withoutRepeated(sent.tags);
  const errors: FieldMessages = {};
  for (const [name, max] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][])
    if (isLonger(texts[name], max)) errors[name] = commonMessages.tooLong(max);
  if (tags.length > MAX_MEDIA_TAGS) errors['tags'] = mediaMessages.tooManyTags;
  else if (tags.some((tag) => isLonger(tag, MAX_MEDIA_TEXT)))
    errors['tags'] = commonMessages.tooLong(MAX_MEDIA_TEXT);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return { ...texts, rightsUntil: sent.rightsUntil, tags };
};

/** The searchable words of a picture: what it is called first. */
export const wordsOf = ({ title, alt, credit, source, rightsNote, tags }: MediaTexts): string =>
  toVector([
    { text: title, weight: 'A', inParts: true },
    ...[...tags, credit, source].map((text) => ({ text, weight: 'B' as const })),
    ...[alt, rightsNote].map((text) => ({ text, weight: 'C' as const })),
  ]);
