import { htmlToText, parseHtml } from './html-to-text';

const SHOWN_WITHOUT_WORDS = 'img, picture, table, iframe, video, audio, object, embed, svg, hr';

/** Whether a reader would see nothing: only empty paragraphs and blanks, no image, table or embedded media. */
export const isEmptyHtml = (html: string): boolean =>
  htmlToText(html).replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '') === '' &&
  parseHtml(html).querySelector(SHOWN_WITHOUT_WORDS) === null;
