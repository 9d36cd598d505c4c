/**
 * What changes how the text around it is shown, or is not seen at all: control characters, line and paragraph separators,
 * marks and overrides of writing direction. Joiners stay: Thai, emoji and names of other scripts need them.
 */
const HIDDEN = '\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\uFEFF';

/** The pattern of a name that shows what it holds, for a JSON schema. */
export const PLAIN_NAME = `^[^${HIDDEN}]*$`;

const plainName = new RegExp(PLAIN_NAME, 'u');

/** Whether a name shows what it holds: a display name must not pass for another, or turn the line that it stands in. */
export const isPlainName = (name: string): boolean => plainName.test(name);
