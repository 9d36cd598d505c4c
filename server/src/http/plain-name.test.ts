import { isPlainName } from './plain-name';

describe('a name', () => {
  it.each(['สมชาย ใจดี', 'น้ำ', 'Fern Freeman', 'Zoë', '👩‍👩‍👧 family', 'ไทย\u200bรัฐ', ''])(
    'is accepted: %j',
    (name) => {
      expect(isPlainName(name)).toBe(true);
    },
  );

  it.each([
    'admin\u202egnp',
    'a\u0000b',
    'two\nlines',
    'a\u2066b\u2069',
    'a\u200f',
    'a\u061c',
    'a\u0085b',
    '\ufeffadmin',
    'a\u2028b',
  ])('must not contain invisible characters or ones that change the writing direction: %j', (name) => {
    expect(isPlainName(name)).toBe(false);
  });
});
