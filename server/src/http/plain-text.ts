import { isUtf8 } from 'node:buffer';

/** NUL, which PostgreSQL text cannot store, and lone surrogates, which are not characters. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u; // eslint-disable-line no-control-regex
/** Control characters except white space: no keyboard types them, and terminals interpret some. */
const CONTROL = /[\u0001-\u0008\u000e-\u001f\u007f]/; // eslint-disable-line no-control-regex

/** The bytes as text; undefined if they are not UTF-8, because invalid letters would be stored as replacement characters. */
export const decodeText = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? bytes.toString('utf8') : undefined;

/** Whether the text can be stored and read back unchanged. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Whether the text can be stored and has no control characters except tab and line breaks. */
export const isPlainText = (text: string): boolean => isStorable(text) && !CONTROL.test(text);

/** Whether any text within the value, including field names, is not plain. */
const holdsOther = (value: unknown): boolean => {
  // Not recursive: a body may be nested deeper than the call stack allows.
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

/** The first field that contains text that is not plain, at any depth; undefined if there is none. */
export const fieldWithOtherText = (fields: unknown): string | undefined =>
  typeof fields === 'object' && fields !== null
    ? Object.entries(fields).find(([name, value]) => holdsOther(name) || holdsOther(value))?.[0]
    : undefined;
