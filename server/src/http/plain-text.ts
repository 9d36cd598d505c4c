import { isUtf8 } from 'node:buffer';

/** NUL, which PostgreSQL text cannot hold, and half of a surrogate pair, which is no character. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u; // eslint-disable-line no-control-regex
/** Control characters but the white space among them: no keyboard writes them, and a terminal obeys some. */
const CONTROL = /[\u0001-\u0008\u000e-\u001f\u007f]/; // eslint-disable-line no-control-regex

/** The bytes as a text; undefined where they are not UTF-8, which would be stored with its letters replaced. */
export const decodeText = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? bytes.toString('utf8') : undefined;

/** Whether the text can be stored and read again as it is. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Whether the text can be stored and holds no control characters but tab and line breaks. */
export const isPlainText = (text: string): boolean => isStorable(text) && !CONTROL.test(text);

/** Whether a text anywhere within the value, a name of a field included, is not plain. */
const holdsOther = (value: unknown): boolean => {
  // Not by recursion: a body may be nested deeper than calls can be.
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && !isPlainText(one)) return true;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, item] of Object.entries(one)) {
      if (!isPlainText(name)) return true;
      left.push(item);
    }
  }
  return false;
};

/** The first field with a text that is not plain, at whatever depth in it; undefined where there is none. */
export const fieldWithOtherText = (fields: unknown): string | undefined =>
  typeof fields === 'object' && fields !== null
    ? Object.entries(fields).find(([name, value]) => holdsOther(name) || holdsOther(value))?.[0]
    : undefined;
