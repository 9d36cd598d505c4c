import { findWords, type Words } from './find-words';

const ARTICLE = '<p>กรุงเทพฯ ฝนตกหนัก น้ำท่วม <b>หลาย</b>จุด</p><p>เชียงใหม่ ฝนตกหนัก ถนนขาด</p><p>สงขลา ฝนตกหนัก</p>';

/** The found words with the ten letters before them. */
const placeOf = (html: string, words: Words) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  const range = findWords(root, words);
  if (!range) return null;
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(range.startContainer, range.startOffset);
  return `${before.toString().slice(-10)}|${range.toString()}`;
};

describe('finding a passage', () => {
  const SECOND = { text: 'ฝนตกหนัก', before: 'น้ำท่วม หลายจุด\nเชียงใหม่', after: 'ถนนขาด\nสงขลา' };

  it('finds the first place of a text without surroundings', () => {
    expect(placeOf(ARTICLE, { text: 'ฝนตก หนัก' })).toBe('กรุงเทพฯ |ฝนตกหนัก');
  });

  it('tells the same words apart by what is around them [TOG-02]', () => {
    expect(placeOf(ARTICLE, SECOND)).toBe('เชียงใหม่ |ฝนตกหนัก');
    expect(placeOf(ARTICLE, { ...SECOND, before: 'ถนนขาด สงขลา', after: '' })).toBe('นขาดสงขลา |ฝนตกหนัก');
  });

  it('finds it although other paragraphs change [TOG-02]', () => {
    const edited = ARTICLE.replace('กรุงเทพฯ ฝนตกหนัก น้ำท่วม', 'เมืองหลวงแห้ง').replace('สงขลา', 'ปัตตานี');
    expect(placeOf(edited, SECOND)).toBe('เชียงใหม่ |ฝนตกหนัก');
    expect(placeOf(`<h2>หัวเรื่องใหม่</h2>${ARTICLE}`, SECOND)).toBe('เชียงใหม่ |ฝนตกหนัก');
  });

  it('does not take the same short words elsewhere for the passage that has gone [TOG-02]', () => {
    const edited = ARTICLE.replace('<p>เชียงใหม่ ฝนตกหนัก ถนนขาด</p>', '');
    expect(placeOf(edited, { ...SECOND, before: 'เชียงใหม่', after: 'ถนนขาด' })).toBeNull();
    expect(placeOf(edited, { text: 'ถนนขาด', before: '', after: '' })).toBeNull();
  });

  it('finds a long passage whatever is around it now [TOG-02]', () => {
    const text = 'ฝนตกหนัก น้ำท่วม หลายจุด';
    expect(placeOf(ARTICLE, { text, before: 'อื่น', after: 'อื่น' })).toBe('กรุงเทพฯ |ฝนตกหนัก น้ำท่วม หลายจุด');
  });
});
