/** The maximum length of the parts of the news form, in characters. */
export const MAX_TITLE = 300;
export const MAX_MARKDOWN = 50_000;
export const MAX_DESCRIPTION = 1_000;
export const MAX_HTML = 1_000_000;
/** The time limit for checking and cleaning one text, in milliseconds; its thread is ended when it is exceeded. */
export const HTML_LIMIT_MS = 2_000;
export const MAX_TAGS = 50;
export const MAX_TAG = 100;
export const MAX_JOINED_TAGS = MAX_TAGS * (MAX_TAG + 1);
export const MAX_REFERENCES = 50;
export const MAX_REFERENCE_LABEL = 300;
export const MAX_JOINED_REFERENCES = 200_000;
export const MAX_URL_CHARACTERS = 2_000;
/** How many pictures an article may contain as data in its HTML; further ones must be uploaded. */
export const MAX_TEXT_PICTURES = 50;
