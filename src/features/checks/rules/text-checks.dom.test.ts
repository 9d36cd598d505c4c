import { checkInput, foundIn, foundInHtml } from '../testing/check-input';

import { checkInSteps, type SlipCache } from './run-checks';
import { mixedDigits, slipsOf } from './text-checks';

const codesIn = (line: string) => slipsOf(line).map(({ code }) => code);

describe('the text checks', () => {
  it.each([
    ['TODO ใส่ตัวเลข', 'TODO'],
    ['ยอดรวม XXX บาท', null],
    ['ยอดรวม (XXX)', 'XXX'],
    ['Lorem ipsum dolor sit amet', 'Lorem ipsum'],
    ['ทดสอบ 123', 'ทดสอบ 123'],
    ['test', 'test'],
    ['ทดสอบระบบเตือนภัยทั่วประเทศวันนี้', null],
    ['A test of the warning system', null],
    ['Super Bowl XXX', null],
    ['เสื้อ XXXL', null],
    ['mytodo list: todo', null],
  ])('report a placeholder that was left: %s [DSK-03]', (line, found) => {
    expect(slipsOf(line).map(({ detail }) => detail)).toEqual(found === null ? [] : [found]);
  });

  it.each([
    'the the end',
    'The the end',
    'ประชาชนประชาชนเดือดร้อน',
    'ประชาชนประชาชนเดือดร้อนที่สุด',
    'นี้ ประชาชนประชาชนเดือดร้อน',
    'The flood of of the year',
  ])('report a repeated word: %s [DSK-03]', (line) => {
    expect(codesIn(line)).toEqual(['doubled-word']);
  });

  it.each([
    'ต่างๆ นานา',
    'เด็ก ๆ เล่นน้ำ',
    'ต่างต่าง',
    'คนคนหนึ่ง',
    'ประชาชนประชาชนหนึ่ง',
    'ที่ที่ปลอดภัย',
    'มากมาก',
    'He had had enough',
    'Duran Duran',
    'New York, New York',
    '10 10',
    'bye-bye',
    'a 5,000-word word count',
    'Nous nous sommes',
    'ประชาชน ประชาชน',
  ])('do not report an intended repetition: %s', (line) => {
    expect(codesIn(line)).toEqual([]);
  });

  it.each([
    ['ข่าว\u200bใหม่', 'U+200B'],
    ['ข่าว\ufeffใหม่', 'U+FEFF'],
    ['ข่าว\u200dใหม่', 'U+200D'],
    ['\u202eevil\u202c', 'U+202E'],
    ['price \u00ad5', 'U+00AD'],
    ['a\u00ad5', 'U+00AD'],
    ['5\u00ada', 'U+00AD'],
    ['a \u00adb', 'U+00AD'],
    ['❤\u200b❤', 'U+200B'],
    ['❤ข่าว\u200dใหม่❤', 'U+200D'],
    ['a\u202a\u202b\u202ab', 'U+202A U+202B'],
  ])('report invisible characters: %j [DSK-03]', (line, detail) => {
    expect(slipsOf(line)[0]).toMatchObject({ code: 'invisible-characters', detail });
  });

  it.each(['ครอบครัว 👨‍👩‍👧‍👦', 'ธง 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️‍🔥', 'می‌خواهم', '❤️\u200dก', 'ก\u200d❤', 'Donau\u00addampf'])(
    'do not report invisible characters with a function: %s',
    (line) => {
      expect(codesIn(line)).toEqual([]);
    },
  );

  it.each(['น\u0e4d\u0e32', 'น\u0e4d\u0e49\u0e32', 'น\u0e49\u0e4d\u0e32'])(
    'report a sara am typed as two characters: %s [DSK-03]',
    (line) => {
      expect(codesIn(line)).toEqual(['split-sara-am']);
      expect(codesIn('น้ำ')).toEqual([]);
    },
  );

  it('report Thai digits mixed with Arabic ones in one text, but not in two [DSK-03]', () => {
    expect(mixedDigits('มาตรา ๑๑๒ ปี 2569')).toMatchObject([{ detail: '๑๑๒' }]);
    expect(foundInHtml('<p>มาตรา ๑๑๒</p><p>ปี 2569</p>')).toEqual(['mixed-digits | html | มาตรา ๑๑๒\nปี 2569']);
    expect(foundIn({ values: { title: 'ปี ๒๕๖๙', markdown: 'ปี 2569' } })).toEqual([]);
  });

  it('locate a finding by the surrounding words, in whole characters', () => {
    const [found] = slipsOf(`${'ที่'.repeat(40)}\u200b${'กี่'.repeat(40)}`);
    expect(found?.text).toBe(`${'ที่'.repeat(8)}\u200b${'กี่'.repeat(8)}`);
  });

  it('extend the surrounding words to whole characters at both ends, and leave out spaces', () => {
    const [found] = slipsOf(`${'ที่'.repeat(40)}ก\u200bก${'กี่'.repeat(40)}`);
    expect(found?.text).toBe(`${'ที่'.repeat(8)}ก\u200bก${'กี่'.repeat(8)}`);
    expect(slipsOf('  TODO ')).toEqual([{ code: 'leftover', text: 'TODO', detail: 'TODO' }]);
  });

  it('quote both repeated words, with the words around them', () => {
    const line = `${'a b '.repeat(10)}flood of of the year ${'c d '.repeat(10)}`;
    const text = `b ${'a b '.repeat(4)}flood of of the year ${'c d '.repeat(3)}c`;
    expect(slipsOf(line)).toEqual([{ code: 'doubled-word', text, detail: 'of of' }]);
  });

  it('also search the other text fields, but not code [DSK-03]', () => {
    expect(foundIn({ values: { title: 'TODO ชื่อ' } })).toEqual(['leftover | title | TODO ชื่อ']);
    expect(foundInHtml('<p>ใช้ <code>TODO</code></p><pre>TODO</pre>')).toEqual([]);
  });

  it('do not check an unchanged line again', () => {
    const cache: SlipCache = new Map();
    const run = (html: string) => [...checkInSteps(checkInput({ values: { html } }), cache)].flat();
    run('<p>TODO หนึ่ง</p><p>สอง</p>');
    cache.set('สอง', []);
    cache.set('TODO หนึ่ง', []);
    expect(run('<p>TODO หนึ่ง</p><p>สอง</p><p>TODO สาม</p>')).toHaveLength(1);
    expect([...cache.keys()]).toEqual(expect.arrayContaining(['TODO สาม', 'สอง']));
    run('<p>สี่</p>');
    expect(cache.has('สอง')).toBe(false);
  });
});
