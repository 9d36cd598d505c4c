import sanitizeHtml from 'sanitize-html';

import { MAX_HTML_DEPTH, MAX_HTML_ELEMENTS } from '@contract';

import { isEmptyHtml, sanitizeNewsHtml, type SanitizedHtml } from './sanitize-news-html';

/** Why a text is not taken: how it is built, or that checking it was stopped. */
export type HtmlRefusal = 'too-deep' | 'too-many-elements' | 'too-many-pictures' | 'too-slow';

/** `isEmpty`: nothing of it would show. */
export type CleanHtml = SanitizedHtml & { isEmpty: boolean };

class Refused extends Error {
  constructor(readonly refusal: HtmlRefusal) {
    super(refusal);
  }
}

/** Reads the text once, as the sanitiser will, and throws where it has too many elements or too many in one another. */
const checkStructure = (html: string): void => {
  let depth = 0;
  let elements = 0;
  sanitizeHtml(html, {
    allowedTags: [],
    disallowedTagsMode: 'completelyDiscard',
    onOpenTag: () => {
      depth += 1;
      elements += 1;
      if (depth > MAX_HTML_DEPTH) throw new Refused('too-deep');
      if (elements > MAX_HTML_ELEMENTS) throw new Refused('too-many-elements');
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
};

/**
 * The html of an article without what could act, or why it is not taken. A closing tag is looked for among all that are
 * open: with their number bounded first, the time grows with the length alone (1 MB: up to 0.6 s).
 */
export const cleanNewsHtml = (html: string): CleanHtml | { refusal: HtmlRefusal } => {
  try {
    checkStructure(html);
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
  const clean = sanitizeNewsHtml(html);
  return { ...clean, isEmpty: isEmptyHtml(clean.html) };
};
