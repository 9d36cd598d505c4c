/** The deepest nesting of an article. Beyond it, browsers and parsers become slow or fail. */
export const MAX_HTML_DEPTH = 200;
/** The most elements in an article. */
export const MAX_HTML_ELEMENTS = 20_000;
