import { cleanText, foldName } from '@/shared/contract';

import { htmlToText } from './html-to-text';

// Thai vowel and tone marks are \p{M}, not letters: without them ข่าว would become ขาว.
const SPECIAL_CHARACTERS = /[^\p{L}\p{M}\p{N}_ ]/gu;
const INVISIBLE_CHARACTERS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const WEB_ADDRESSES = /https?:\/\/[^\s]+/gi;
const HASHTAGS = /[#＃]([\p{L}\p{M}\p{N}_]+)/gu;
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

/**
 * The #hashtags of an html text in order, without "#" and without duplicates (docs/requirements.md, NWS-09).
 * The fragment of a web address is not a hashtag.
 */
export const extractHashtags = (html: string): string[] => {
  const text = htmlToText(html).replace(INVISIBLE_CHARACTERS, '').replace(WEB_ADDRESSES, ' ');
  const found = [...text.matchAll(HASHTAGS)].map(([, name = '']) => name);
  return found.reduce<string[]>(addTag, []);
};
