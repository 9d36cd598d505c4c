/**
 * Characters that change how the surrounding text is shown, or are invisible: control characters, line and paragraph separators,
 * marks and overrides of writing direction. Joiners are allowed: Thai, emoji and names in other scripts need them.
 */
const HIDDEN = '\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\uFEFF';

/** The pattern of a name without invisible or misleading characters, for a JSON schema. */
export const PLAIN_NAME = `^[^${HIDDEN}]*$`;

const plainName = new RegExp(PLAIN_NAME, 'u');

/** Whether a name has no invisible or misleading characters: a display name must not look like another one or reverse the text around it. */
export const isPlainName = (name: string): boolean => plainName.test(name);
