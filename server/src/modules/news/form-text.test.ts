import { commonMessages } from '../../http/messages';

import { createTextReader, isLongerThan, isWebUrl } from './form-text';
import { MAX_URL_CHARACTERS } from './limits';
import { newsMessages } from './messages';

const FIRST_PAIR = '\ud800\udc00';
const LAST_PAIR = '\udbff\udfff';
const urlOf = (characters: number) => 'https://a.example/'.padEnd(characters, 'x');

describe('the length of a text', () => {
  it.each([
    ['', 0, false],
    ['a', 0, true],
    ['abcde', 5, false],
    ['abcdef', 5, true],
    ['😀'.repeat(5), 5, false],
    ['😀'.repeat(6), 5, true],
    [FIRST_PAIR.repeat(5), 5, false],
    [LAST_PAIR.repeat(5), 5, false],
    [`${FIRST_PAIR.repeat(2)}abc`, 5, false],
    [`${FIRST_PAIR.repeat(2)}abcd`, 5, true],
    ['\udc00'.repeat(6), 5, true],
    ['\ud7ff'.repeat(6), 5, true],
    ['a'.repeat(11), 5, true],
  ])('of %j is in characters, and its limit %i is exceeded: %s', (text, max, isLonger) => {
    expect(isLongerThan(text, max)).toBe(isLonger);
  });
});

describe('a web address', () => {
  it('is as long as can be stored', () => {
    expect(isWebUrl(urlOf(MAX_URL_CHARACTERS))).toBe(true);
    expect(isWebUrl(urlOf(MAX_URL_CHARACTERS + 1))).toBe(false);
    expect(isWebUrl('a.example')).toBe(false);
  });
});

describe('a part of a form', () => {
  const setup = (value?: string) =>
    createTextReader({ fields: value === undefined ? {} : { part: value }, files: {} });

  it.each([
    ['missing, if it is optional', undefined, {}, ''],
    ['blank, if it is optional', ' ', {}, ' '],
    ['as long as allowed, with its spaces', ' a b ', { required: true }, ' a b '],
    ['with line breaks and tabs', 'a\r\n\tb', {}, 'a\r\n\tb'],
    [
      'with control characters, if it was pasted',
      'a\u000bb\u0002',
      { mayHoldControls: true },
      'a\u000bb\u0002',
    ],
  ])('may be %s', (_name, sent, options, read) => {
    const { text, errors } = setup(sent);
    expect(text('part', 5, options)).toBe(read);
    expect(errors).toEqual({});
  });

  it('loses the control characters that nobody could find in it [SAF-09]', () => {
    const { text, errors } = setup('a\u0008b\u001b\u007f\n');
    expect([text('part', 5), errors]).toEqual(['ab\n', {}]);
  });

  it.each([
    ['missing', undefined, { required: true }, commonMessages.required],
    ['blank', ' \n', { required: true }, commonMessages.required],
    ['too long', 'abcdef', {}, commonMessages.tooLong(5)],
    ['blank and too long', '      ', { required: true }, commonMessages.tooLong(5)],
    ['text of which nothing is seen', '\u200b\u2060', { required: true }, commonMessages.required],
    ['text that cannot be stored', 'a\u0000', {}, commonMessages.notPlainText],
    ['pasted text that cannot be stored', 'a\u0000', { mayHoldControls: true }, commonMessages.notPlainText],
    ['half a character', '\ud800', { required: true, mayHoldControls: true }, commonMessages.notPlainText],
  ])('is refused if it is %s', (_name, sent, options, error) => {
    const { text, errors } = setup(sent);
    expect(text('part', 5, options)).toBe(sent ?? '');
    expect(errors).toEqual({ part: error });
  });

  it.each([
    ['', '', undefined],
    ['  ', '', undefined],
    [' https://a.example/x ', 'https://a.example/x', undefined],
    ['ftp://a.example', 'ftp://a.example', newsMessages.invalidUrl],
    ['a\u0002', 'a', newsMessages.invalidUrl],
    ['https://a.example/\u0008x', 'https://a.example/x', undefined],
    [
      urlOf(MAX_URL_CHARACTERS + 1),
      urlOf(MAX_URL_CHARACTERS + 1),
      commonMessages.tooLong(MAX_URL_CHARACTERS),
    ],
  ])('is empty or a web address (%#)', (sent, read, error) => {
    const { url, errors } = setup(sent);
    expect(url('part')).toBe(read);
    expect(errors['part']).toEqual(error);
  });
});
