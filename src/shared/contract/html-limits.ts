/** How many elements deep an article may be nested; browsers and parsers grow slow or fail far below what can be typed. */
export const MAX_HTML_DEPTH = 200;
/** How many elements an article may have. */
export const MAX_HTML_ELEMENTS = 20_000;
