import { htmlToText } from './html-to-text';

// Thai vowel and tone marks are \p{M}, not letters: without them ข่าว would become ขาว.
const SPECIAL_CHARACTERS = /[^\p{L}\p{M}\p{N}_ ]/gu;
const INVISIBLE_CHARACTERS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const WEB_ADDRESSES = /https?:\/\/[^\s]+/gi;
const HASHTAGS = /[#＃]([\p{L}\p{M}\p{N}_]+)/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A typed tag without special characters and without its first space (specification 5); '' where nothing is left. */
export const cleanTag = (typed: string): string => {
  const cleaned = typed.normalize('NFC').replace(SPECIAL_CHARACTERS, '').replace(' ', '').trim();
  return LETTER_OR_DIGIT.test(cleaned) ? cleaned : '';
};

/** The tags with the typed one at their end; the same array where it is empty or already there. */
export const addTag = (tags: string[], typed: string): string[] => {
  const tag = cleanTag(typed);
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag];
};

/**
 * The #hashtags of an html text in their order, without "#" and without duplicates (specification 5).
 * The fragment of a web address is none.
 */
export const extractHashtags = (html: string): string[] => {
  const text = htmlToText(html).replace(INVISIBLE_CHARACTERS, '').replace(WEB_ADDRESSES, ' ');
  const found = [...text.matchAll(HASHTAGS)].map(([, name = '']) => name);
  return found.reduce<string[]>(addTag, []);
};
