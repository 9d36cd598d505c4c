import { cleanText, foldName } from '@/shared/contract';

import { htmlToText } from './html-to-text';

// Thai vowel and tone marks are \p{M}, not letters: without them ข่าว would become ขาว.
const SPECIAL_CHARACTERS = /[^\p{L}\p{M}\p{N}_ ]/gu;
const INVISIBLE_CHARACTERS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const WEB_ADDRESSES = /https?:\/\/[^\s]+/gi;
/** A number behind a hyphen belongs to the name, as in #โควิด-19. */
const NAME = '[\\p{L}\\p{M}\\p{N}_]+(?:-\\p{N}+)?';
/** Hashtags stand one behind the other, but not behind a letter (C#5, a.example#top) or in an address. */
const HASHTAGS = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_/&=?.-])(?:[#＃]${NAME})+`, 'gu');
const LIST = /[,;\n\r\t،、，；]|(?=[#＃])/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Removes special characters and the first space of a typed tag (docs/requirements.md, NWS-08); '' if
 * nothing is left.
 */
export const cleanTag = (typed: string): string => {
  const cleaned = cleanText(typed.normalize('NFC').replace(SPECIAL_CHARACTERS, '').replace(' ', ''));
  return LETTER_OR_DIGIT.test(cleaned) ? cleaned : '';
};

/** Adds a typed tag to the end; returns the same array if the tag is empty or there is one that reads the same. */
export const addTag = (tags: string[], typed: string): string[] => {
  const tag = cleanTag(typed);
  const name = foldName(tag);
  return name === '' || tags.some((other) => foldName(other) === name) ? tags : [...tags, tag];
};

/** The entries of a list of tags, as it is copied from another place: one for each line, comma or "#". */
export const splitTags = (list: string): string[] =>
  list.split(LIST).filter((entry) => cleanTag(entry) !== '');

/**
 * The #hashtags of an html text in order, without "#" and without duplicates (docs/requirements.md, NWS-09).
 */
export const extractHashtags = (html: string): string[] => {
  const text = htmlToText(html).replace(INVISIBLE_CHARACTERS, '').replace(WEB_ADDRESSES, ' ');
  return [...text.matchAll(HASHTAGS)].flatMap(([run]) => run.split(LIST)).reduce(addTag, []);
};
