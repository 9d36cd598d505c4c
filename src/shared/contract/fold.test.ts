import fc from 'fast-check';

import { cleanText, foldName, isBlank } from './fold';

const FAMILY = '👩‍👩‍👧';
const WALES = '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}';

describe('a name that reads the same is the same name [SAF-09]', () => {
  it.each([
    ['น้ำมัน', ['นํ้ามัน', 'น้ํามัน', 'นำ้มัน', 'น้\u200bำมัน', ' น้ำมัน\u200b']],
    ['แม่ค้า', ['เเม่ค้า']],
    ['กี่', ['ก่ี']],
    ['ปู่', ['ปู่']],
    ['ปี 2569', ['ปี ๒๕๖๙', 'ปี  ２５６９', 'ปี\u00a0๒๕๖๙', '\u3000ปี\u2800\t2569 ']],
    ['ทดสอบคำ', ['ทดสอบ\u200bคำ', 'ทดสอบ\u2060คำ\ufeff', '\u3164ทดสอบ\u00adคำ', 'ทดสอบ\u0008คำ']],
    [
      'head',
      ['Head', 'HEAD\u200b', 'ｈｅａｄ', '\u202ehead\u202c', 'he\u200dad', 'head\ufe0f', 'head\u0000'],
    ],
    ['admin', ['admİn', 'admın', 'admi\u0307n', 'ADMİN', 'ａｄｍｉｎ']],
    ['café', ['cafe\u0301', 'CAFÉ']],
    ['strasse', ['Straße', 'STRASSE', 'STRAẞE']],
    ['❤ club', ['❤️ Club']],
    ['می\u200cخواهم', ['میخواهم']],
    [FAMILY, [`${FAMILY}\u200d`, ` ${FAMILY}`]],
  ])('%s in other spellings', (name, spellings) => {
    for (const spelling of spellings)
      expect([spelling, foldName(spelling)]).toEqual([spelling, foldName(name)]);
  });

  it.each([
    ['น้ำ', 'นำ'],
    ['นา', 'น้า'],
    ['ก่', 'ก้'],
    ['แม', 'เม'],
    ['editor', 'auditor'],
    ['a b', 'ab'],
    ['ē', 'e'],
    [FAMILY, '👩👩👧'],
    ['🏴', WALES],
  ])('%s and %s stay two names', (one, other) => {
    expect(foldName(one)).not.toBe(foldName(other));
  });
});

describe('a text that is stored', () => {
  it.each([
    ['  นํ้ามัน\u200b ', 'นํ้ามัน'],
    ['ทดสอบ\u0008 Ａ  ๒', 'ทดสอบ Ａ  ๒'],
    ['two\nlines\r', 'two lines'],
    ['admin\u202egnp\u061c\u2066', 'admingnp'],
    ['cafe\u0301', 'café'],
    ['\u2800name\u2800', 'name'],
  ])('keeps the spelling of its writer without what nobody sees: %j', (typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
  });

  it.each([FAMILY, WALES, '❤️‍🔥', '👩🏽‍🚀', '🏳️‍🌈', '1️⃣', '☎︎', 'می‌خواهم', 'ශ්‍රී', 'क्‍ष', 'ᠠ᠋', '葛\u{E0100}'])(
    'keeps the joiners and selectors that an emoji or a script needs: %s',
    (text) => {
      expect(cleanText(`${text} ${text}`)).toBe(`${text} ${text}`);
    },
  );

  it.each([
    '',
    ' \t\n',
    '\u200b',
    '\u2060\ufeff',
    '\u3164',
    '\u2800',
    '\u0008',
    '\u200d\ufe0f',
    '\u00ad\u034f',
    '\ufff9',
  ])('is empty if nothing of it can be seen: %j [PST-08]', (text) => {
    expect([isBlank(text), cleanText(text), foldName(text)]).toEqual([true, '', '']);
  });
});

/** Base letters, marks, blanks and unseen characters of many kinds, in any order. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...'กนมเแาำํ้่ิุู์๒ a İıßﬁ＃',
      '\u200b',
      '\u200d',
      '\u200c',
      '\ufe0f',
      '\u3164',
      '\u00a0',
      '😀',
      '❤',
      '™',
      'می',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  { maxLength: 12 },
);

describe('folding and cleaning', () => {
  it('change nothing the second time', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        expect(foldName(foldName(text))).toBe(foldName(text));
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(foldName(cleanText(text))).toBe(foldName(text));
      }),
      { numRuns: 500 },
    );
  });

  it('change nothing the second time for any character that has another form', () => {
    const unstable: string[] = [];
    for (let code = 0; code < 0x110000; code += 1) {
      const one = String.fromCodePoint(code);
      const forms = [one.normalize('NFKC'), one.toLowerCase(), one.toUpperCase()];
      if (forms.every((form) => form === one)) continue;
      const folded = foldName(`x${one}x`);
      if (foldName(folded) !== folded) unstable.push(code.toString(16));
    }
    expect(unstable).toEqual([]);
  });

  /** Thai syllables and words in their usual spelling: no two of them look alike. */
  const plain = fc.array(fc.constantFrom('น้ำ', 'กี่', 'แม่', 'ปู่', 'เก', 'สิทธิ์', 'มา', 'ข', 'ab', '7', '😀'), {
    minLength: 1,
  });

  it('keep names apart that are shown differently: the usual spelling is its own key', () => {
    fc.assert(fc.property(plain, (parts) => expect(foldName(parts.join(' '))).toBe(parts.join(' '))));
  });

  it('find a name however it is spelled', () => {
    const respell = (text: string, unseen: string) =>
      ` ${text
        .replace(/้ำ/g, 'ํ้า')
        .replace(/ี่/g, '่ี')
        .replace(/แ/g, 'เเ')
        .replace(/7/g, '๗')
        .replace(/ab/g, 'ＡB')
        .replace(/ /g, '  ')}${unseen}`;
    fc.assert(
      fc.property(
        plain,
        fc.constantFrom('\u200b', '\u2060', '\ufeff', '\u2800', '\u202e', '\u0008'),
        (parts, unseen) => expect(foldName(respell(parts.join(' '), unseen))).toBe(parts.join(' ')),
      ),
    );
  });
});
