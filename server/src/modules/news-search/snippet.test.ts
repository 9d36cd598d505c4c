import { lettersOf } from '@contract';

import { snippetOf } from './snippet';

const item = {
  title: 'แม่ค้าตลาดน้ำร้องราคาไข่แพงต่อเนื่องทั้งเดือนพฤศจิกายน',
  markdown: 'กระทรวงพาณิชย์เร่งแก้',
  html: '<p>พบว่าต้นทุนสูงขึ้น</p>',
  tags: ['ค่าครองชีพ', 'นํ้ามัน'],
  references: [{ label: 'กรมการค้าภายใน', link: '' }],
  authorName: 'สมหญิง รักข่าว',
};
const WORDS = ['ระดับน้ำ', 'ลดลง', 'ต่อเนื่อง', 'ประชาชน', 'กลับบ้าน', 'แล้ว ', 'Rain ', 'นํ้าเเห้ง'];
const longText = Array.from(
  { length: 2_000 },
  (_, index) => WORDS[(index * index + index) % WORDS.length],
).join('');

const snippet = (search: string, values: Partial<typeof item> = {}) => {
  const found = snippetOf({ ...item, ...values }, search);
  return (
    found && [found.field, found.parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')]
  );
};

describe('the snippet of a found item', () => {
  it.each([
    ['ต้นทุน', 'text', 'พบว่า[ต้นทุน]สูงขึ้น'],
    ['น้ำมัน', 'tag', '[นํ้ามัน]'],
    ['รัก', 'author', 'สมหญิง [รัก]ข่าว'],
    ['การค้า', 'reference', 'กรม[การค้า]ภายใน'],
    ['พฤศจิกายน', 'title', '…ตลาดน้ำร้องราคาไข่แพงต่อเนื่องทั้งเดือน[พฤศจิกายน]'],
    ['พาณิชย์ แก้', 'summary', 'กระทรวง[พาณิชย์]เร่ง[แก้]'],
    ['พาณิชย์ ต้นทุน สูง', 'text', 'พบว่า[ต้นทุนสูง]ขึ้น'],
    ['แม่ค้า ขึ้น', 'text', 'พบว่าต้นทุนสูง[ขึ้น]'],
  ])('of %s is of the field %s', (search, field, text) => {
    expect(snippet(search)).toEqual([field, text]);
  });

  it('of the summary shows no signs of Markdown', () => {
    const markdown = '# ด่วน\n- ตรึง**ราคาไข่** ดู[ที่มา](https://source.example/)';
    expect(snippet('ตรึง', { markdown })).toEqual(['summary', 'ด่วน [ตรึง]ราคาไข่ ดูที่มา']);
  });

  it.each(['แม่ค้า', 'ราคา ไข่', '', 'ไม่มี'])('of %j is none: its row shows it, or nothing does', (search) => {
    expect(snippet(search)).toBeUndefined();
  });

  it('of a long text begins and ends with a word, near the match, in whole letters [FND-03]', () => {
    const html = `<p>${longText}ปลายทางนํ้าตก${longText}</p>`;
    const [field, text = ''] = snippet('น้ำตก', { html }) ?? [];
    expect(field).toBe('text');
    expect(text).toMatch(/^….*ปลายทาง\[นํ้าตก\].*…$/);
    const { letters } = lettersOf(text);
    expect(letters.length).toBeGreaterThan(70);
    expect(letters.length).toBeLessThan(130);
    expect(letters.every((letter) => !/^[\p{M}\u0E33]/u.test(letter))).toBe(true);
    const [start, end] = [text.slice(1).trim(), text.slice(0, -1).trim()];
    expect(WORDS.some((word) => start.startsWith(word.trim()))).toBe(true);
    expect(WORDS.some((word) => end.endsWith(word.trim()))).toBe(true);
  });

  it('shows the place where most words of the search are together', () => {
    const html = `<p>ตำรวจจับ ${longText} ตำรวจพบหลักฐาน ${longText}</p>`;
    expect(snippet('หลักฐาน ตำรวจ', { html })?.[1]).toContain('[ตำรวจ]พบ[หลักฐาน]');
  });
});
