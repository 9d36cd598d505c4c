const VALUE = `"[^"<>]*"|'[^'"<>]*'|[\\w-]+`;
const TAG = new RegExp(
  `</?[a-z][a-z0-9]*(?:\\s+[a-z][a-z0-9_:.-]*(?:=(?:${VALUE})(?=[\\s/>]))?)*\\s*/?>`,
  'iy',
);
const COMMENT = /<!--(?!-?>)[^<>]*-->/y;

const endOf = (pattern: RegExp, html: string, position: number): number => {
  pattern.lastIndex = position;
  return pattern.test(html) ? pattern.lastIndex : -1;
};

/** Whether a text is one unambiguous tag. */
export const isPlainTag = (tag: string): boolean => endOf(TAG, tag, 0) === tag.length;

/** Whether a text is one comment that every parser ends at the same place. */
export const isPlainComment = (comment: string): boolean => endOf(COMMENT, comment, 0) === comment.length;

/**
 * Whether the text contains only characters, unambiguous tags and comments: no declaration, no attribute with a bracket in
 * it, nothing that two parsers could read differently.
 */
export const isPlainlyWritten = (html: string): boolean => {
  let position = html.indexOf('<');
  while (position !== -1) {
    const end = Math.max(endOf(TAG, html, position), endOf(COMMENT, html, position));
    if (end === -1) return false;
    position = html.indexOf('<', end);
  }
  return true;
};
