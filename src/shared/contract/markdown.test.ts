import { markdownToHtml, markdownToText } from './markdown';

describe('the Markdown of a summary', () => {
  it.each([
    ['ราคาขึ้น **185 บาท**', '<p>ราคาขึ้น <strong>185 บาท</strong></p>'],
    // CommonMark takes these two for plain text: nothing separates the closing marks from the next word.
    ['**100฿**ต่อคน', '<p><strong>100฿</strong>ต่อคน</p>'],
    ['นายก**(สมชาย)**กล่าว', '<p>นายก<strong>(สมชาย)</strong>กล่าว</p>'],
    ['a *b* _c_ `d`', '<p>a <em>b</em> <em>c</em> <code>d</code></p>'],
    ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
    ['ข่าว\n- ก\n- ข', '<p>ข่าว</p><ul><li>ก</li><li>ข</li></ul>'],
    ['1. ก\n2) ข', '<ol><li>ก</li><li>ข</li></ol>'],
    ['> คำพูด', '<blockquote>คำพูด</blockquote>'],
    ['## หัวข้อ', '<p><strong>หัวข้อ</strong></p>'],
    [
      '[ที่มา](https://rid.test/a_b_c)',
      '<p><a href="https://rid.test/a_b_c" rel="noopener nofollow">ที่มา</a></p>',
    ],
    ['5 * 3 * 2 = 30, snake_case_name', '<p>5 * 3 * 2 = 30, snake_case_name</p>'],
    ['**ก **ข**', '<p>**ก <strong>ข</strong></p>'],
    ['[ก [ข](https://rid.test/)', '<p>[ก <a href="https://rid.test/" rel="noopener nofollow">ข</a></p>'],
    ['', ''],
  ])('%j becomes %j [PUB-09]', (markdown, html) => {
    expect(markdownToHtml(markdown)).toBe(html);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](https://a.test"onclick=alert(1))',
  ])('runs no markup of its own: %s', (markdown) => {
    expect(markdownToHtml(markdown)).not.toMatch(/<img|href="javascript|"onclick/);
  });

  it('is plain text for search engines', () => {
    expect(markdownToText('# ข่าว\n- **ก** [ข](https://a.test)\n\n`ค`')).toBe('ข่าว\nก ข\nค');
  });
});
