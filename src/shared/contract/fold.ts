/**
 * How texts are cleaned before they are stored, and when two names are the same name. Both sides use these functions, so that
 * the console and the server never disagree. The properties in `\p{…}` are those of the Unicode Character Database (UAX #44).
 */

/** White space, and the blank of the Braille patterns, which is as empty but is a symbol (So). */
const BLANKS = '[\\s\\u0085\\u2800]';
/** Default_Ignorable_Code_Point is what a font shows nothing for; the other characters are controls and annotations. */
const UNSEEN = '\\p{Cc}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\uFFF9-\\uFFFB';
/** The scripts whose letters change their shape beside a joiner (UAX #31, 2.3). */
const JOINING =
  'Arabic Syriac Mandaic Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');
const PICTURE = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F\\p{Emoji_Modifier}]*';
/** Emoji (UTS #51): joined pictures, a keycap, and the flag of a region, which is spelled in tag characters. */
const EMOJI = `\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}|${PICTURE}(?:\\u200D${PICTURE})*|[0-9#*]\\uFE0F\\u20E3`;
/** A letter with the unseen character that chooses its shape. */
const SHAPED = `[${JOINING}][\\u200C\\u200D](?=[${JOINING}])|\\p{Script=Mongolian}[\\u180B-\\u180F]|\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]`;

const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]/g;
const EDGES = new RegExp(`^${BLANKS}+|${BLANKS}+$`, 'gu');
const RUNS_OF_BLANKS = new RegExp(`${BLANKS}+`, 'gu');
const UNSEEN_IN_TEXT = new RegExp(`(${EMOJI}|${SHAPED})|[${UNSEEN}]`, 'gu');
const UNSEEN_IN_KEY = new RegExp(`(${EMOJI})|[${UNSEEN}]`, 'gu');
const VARIATIONS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** A character that people can see, as a pattern with the flag `u`: a text without one is empty. */
export const VISIBLE = `[^${UNSEEN}\\s\\u2800]`;
const visible = new RegExp(VISIBLE, 'u');

/** Whether nothing of the text can be seen. */
export const isBlank = (text: string): boolean => !visible.test(text);

/**
 * A text of one line as it is stored: in NFC, trimmed, line breaks as spaces, and without characters that nobody sees, such as
 * U+200B, controls and marks of writing direction. The joiners and variation selectors that an emoji or a script needs stay.
 * Otherwise the text keeps the person's own spelling.
 */
export const cleanText = (text: string): string => {
  if (isBlank(text)) return '';
  return text.replace(LINE_BREAKS, ' ').replace(UNSEEN_IN_TEXT, '$1').normalize('NFC').replace(EDGES, '');
};

const THAI_MARKS = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2,}/g;
/** Thai marks in the order in which they are typed: below, above, nikhahit, tone, thanthakhat. */
const MARK_ORDER = [
  '\u0E3A',
  '\u0E38\u0E39',
  '\u0E31\u0E34\u0E35\u0E36\u0E37\u0E47',
  '\u0E4D',
  '\u0E48\u0E49\u0E4A\u0E4B',
  '\u0E4C\u0E4E',
];
const orderOf = (mark: string): number => MARK_ORDER.findIndex((marks) => marks.includes(mark));

/**
 * Thai as it is typed: marks in order, sara am as one character behind its tone mark, and sara ae as one. What looks the same on
 * screen is then the same text.
 */
export const spellThai = (text: string): string =>
  text
    .replace(THAI_MARKS, (marks) => [...marks].sort((one, other) => orderOf(one) - orderOf(other)).join(''))
    .replace(/(?:\u0E33|\u0E4D([\u0E48-\u0E4B]*)\u0E32)([\u0E48-\u0E4B]*)/g, '$1$2\u0E33')
    .replace(/\u0E40\u0E40/g, '\u0E41');

const foldThai = (text: string): string =>
  spellThai(text).replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));

/**
 * The key under which a name is found and compared: two names with the same key read the same. It is the cleaned text in
 * NFKC, in lower case, without variation selectors and joiners other than those within an emoji (NFKC_Casefold, Unicode 3.13,
 * removes them too), with one space for each run of blanks, i for the Turkish İ and ı, and one spelling of Thai. Letters of different
 * scripts that look alike (UTS #39) stay different.
 */
export const foldName = (text: string): string => {
  // Through upper case, because ß and ss, and ı and i, have the same capitals; the capital ẞ has none.
  const lower = cleanText(text).normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
  const plain = lower
    .replace(/i\u0307+/g, 'i')
    .replace(VARIATIONS, '')
    .replace(UNSEEN_IN_KEY, '$1');
  return foldThai(plain.normalize('NFKC')).replace(RUNS_OF_BLANKS, ' ').replace(EDGES, '');
};
