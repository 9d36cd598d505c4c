import { htmlToText, parseHtml } from './html-to-text';

const SHOWN_WITHOUT_WORDS = 'img, picture, table, iframe, video, audio, object, embed, svg, hr';

/** Opening tags followed by a letter or digit: recognises a non-empty article without parsing it. */
const BEGINS_WITH_A_WORD =
  /^(?:\s*<(?:p|div|h[1-6]|ul|ol|li|blockquote|strong|em|u|s|span|a)\b[^<>]*>)*\s*[\p{L}\p{N}]/u;

/**
 * Whether a reader would see nothing: only empty paragraphs and white space, no image, table or embedded
 * media.
 */
export const isEmptyHtml = (html: string): boolean =>
  !BEGINS_WITH_A_WORD.test(html) &&
  htmlToText(html).replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '') === '' &&
  parseHtml(html).querySelector(SHOWN_WITHOUT_WORDS) === null;
