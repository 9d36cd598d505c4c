import { checkStructure, parseArticle, TooMuchStructure } from './html-structure';
import { isEmptyHtml, sanitizeNewsHtml, type SanitizedHtml } from './sanitize-news-html';

/** Why a text is not taken: how it is built, or that checking it was stopped. */
export type HtmlRefusal = 'too-deep' | 'too-many-elements' | 'too-many-pictures' | 'too-slow';

/** `isEmpty`: nothing of it would show. */
export type CleanHtml = SanitizedHtml & { isEmpty: boolean };

/**
 * The html of an article without what could act, or why it is not taken. A closing tag is looked for among all that are
 * open: with their number bounded first, the time grows with the length alone (1 MB: up to 0.6 s).
 */
export const cleanNewsHtml = (html: string): CleanHtml | { refusal: HtmlRefusal } => {
  try {
    checkStructure(html);
    const clean = sanitizeNewsHtml(html);
    parseArticle(clean.html);
    return { ...clean, isEmpty: isEmptyHtml(clean.html) };
  } catch (error) {
    if (error instanceof TooMuchStructure) return { refusal: error.refusal };
    throw error;
  }
};
