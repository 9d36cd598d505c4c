import fc from 'fast-check';

import { sanitizeToBody } from '@/shared/editor/sanitize-html';
import { htmlToText } from '@/shared/text/html-to-text';

import { diffHtml, isChoice, withoutBlocks } from './diff-html';
import { diffWords } from './diff-words';

const WORDS = ['น้ำ', 'ท่วม', 'ภาคเหนือ', 'ระดับ', 'ลดลง', ' ', 'ที่', 'กำลัง', 'วันนี้', '😀', '69', 'GDP', '"'];
const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(''));

const joined = (before: string, after: string, left: 'removed' | 'added') =>
  diffWords(before, after)
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');

describe('the difference between two texts by words', () => {
  it('contains both texts completely [HIS-02]', () => {
    fc.assert(
      fc.property(sentence, sentence, (before, after) => {
        expect(joined(before, after, 'added')).toBe(before);
        expect(joined(before, after, 'removed')).toBe(after);
      }),
    );
  });

  it('splits Thai by words, and never inside a cluster [HIS-02]', () => {
    expect(diffWords('ระดับน้ำลดลงต่อเนื่อง', 'ระดับน้ำเพิ่มขึ้นต่อเนื่อง')).toEqual([
      { kind: 'same', text: 'ระดับน้ำ' },
      { kind: 'removed', text: 'ลดลง' },
      { kind: 'added', text: 'เพิ่มขึ้น' },
      { kind: 'same', text: 'ต่อเนื่อง' },
    ]);
  });

  it('includes the space between two changed words in the change [HIS-02]', () => {
    expect(diffWords('old words here', 'new text here')).toEqual([
      { kind: 'removed', text: 'old words' },
      { kind: 'added', text: 'new text' },
      { kind: 'same', text: ' here' },
    ]);
  });

  it('of unrelated texts is one text replaced by the other, and is fast [HIS-02]', () => {
    const text = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
    expect(diffWords(text('a'), text('b'))).toHaveLength(2);
  });
});

const blocks = (before: string, after: string) => [...diffHtml(before, after, sanitizeToBody)];
const shown = (before: string, after: string) =>
  blocks(before, after)
    .map(({ element }) => element.outerHTML)
    .join('');

const sideOf = (before: string, after: string, gone: string) =>
  blocks(before, after)
    .map(({ element }) => {
      const box = document.createElement('div');
      box.append(element);
      box.querySelectorAll(gone).forEach((part) => part.remove());
      return box.textContent ?? '';
    })
    .filter((text) => text !== '');

describe('the difference between two articles', () => {
  it('appears inline, in the markup of the new article [HIS-02]', () => {
    expect(shown('<p>ระดับ<b>น้ำ</b>ลดลง</p>', '<p>ระดับ<b>น้ำ</b>เพิ่มขึ้น</p>')).toBe(
      '<p>ระดับ<b>น้ำ</b><del data-diff="">ลดลง</del><ins data-diff="">เพิ่มขึ้น</ins></p>',
    );
  });

  it('shows added and removed blocks as a whole, and unchanged blocks as they are [HIS-02]', () => {
    const [one, two, three] = ['<p>น้ำท่วมภาคเหนือ</p>', '<p>ราคาทองวันนี้</p>', '<p>ผลบอลเมื่อคืน</p>'];
    expect(blocks(`${one}${two}`, `${one}${three}`).map(({ kind }) => kind)).toEqual([
      'same',
      'added',
      'removed',
    ]);
  });

  it('distinguishes a moved paragraph from a new one [HIS-02]', () => {
    const [one, two, three] = ['<p>น้ำท่วมภาคเหนือ</p>', '<p>ราคาทองวันนี้</p>', '<p>ผลบอลเมื่อคืน</p>'];
    const moved = blocks(`${one}${two}${three}`, `${two}${three}${one}`);
    expect(moved.map(({ kind, element }) => [kind, element.textContent])).toEqual([
      ['same', 'ราคาทองวันนี้'],
      ['same', 'ผลบอลเมื่อคืน'],
      ['moved', 'น้ำท่วมภาคเหนือ'],
    ]);
  });

  it('shows a replaced picture next to the new one [HIS-02]', () => {
    const html = shown('<p><img src="/files/a.webp"></p>', '<p><img src="/files/b.webp"></p>');
    expect(html).toBe(
      '<p><del data-diff=""><img src="/files/a.webp"></del><ins data-diff=""><img src="/files/b.webp"></ins></p>',
    );
  });

  it('compares lists line by line [HIS-02]', () => {
    expect(shown('<ul><li>หนึ่ง</li><li>สอง</li></ul>', '<ul><li>หนึ่ง</li><li>สาม</li><li>สอง</li></ul>')).toBe(
      '<ul><li>หนึ่ง</li><li data-diff="added">สาม</li><li>สอง</li></ul>',
    );
  });

  it('compares tables row by row, and keeps them valid tables [HIS-02]', () => {
    const table = (...rows: string[]) =>
      `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</tbody></table>`;
    const [head, north] = ['<th>ภาค</th><th>ระดับน้ำ</th>', '<td>เหนือ</td>\n<td>ลดลง</td>'];
    expect(
      shown(table(head, north), table(head, '<td>เหนือ</td>\n<td>เพิ่มขึ้น</td>', '<td>ใต้</td><td>คงที่</td>')),
    ).toBe(
      '<table><tbody><tr><th>ภาค</th><th>ระดับน้ำ</th></tr>' +
        '<tr><td>เหนือ</td>\n<td><del data-diff="">ลดลง</del><ins data-diff="">เพิ่มขึ้น</ins></td></tr>' +
        '<tr data-diff="added"><td>ใต้</td><td>คงที่</td></tr></tbody></table>',
    );
  });

  it('ignores mark attributes in the articles [HIS-02]', () => {
    const html = '<p data-diff="removed">ข่าว <ins data-diff="">ด่วน</ins></p>';
    expect(shown(html, html)).toBe('<p>ข่าว <ins>ด่วน</ins></p>');
  });

  it('reports a change that affects only the markup [HIS-02]', () => {
    const [block] = blocks('<p>น้ำ<b>ลด</b></p>', '<p>น้ำลด</p>');
    expect(block).toMatchObject({ kind: 'format' });
    expect(block?.element.outerHTML).toBe('<p data-diff="format">น้ำลด</p>');
  });

  it('shows only sanitized html [HIS-02]', () => {
    const hostile =
      '<p onclick="a()">ข่าว<script>b()</script><a href="javascript:c()">ลิงก์</a></p><iframe src="https://x.invalid"></iframe>';
    expect(shown(hostile, `${hostile}<p>ใหม่</p>`)).not.toMatch(/onclick|script|iframe/);
    expect(shown('<p>ข่าว</p>', hostile)).not.toMatch(/onclick|script|iframe/);
  });

  it('contains both articles completely [HIS-02]', () => {
    const paragraph = sentence.map((text) => `<p>${text.replaceAll('"', '&quot;')}</p>`);
    const article = fc
      .uniqueArray(paragraph, { maxLength: 6, selector: htmlToText })
      .map((made) => made.join(''));
    const texts = (html: string) =>
      [...new DOMParser().parseFromString(html, 'text/html').body.children]
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    fc.assert(
      fc.property(article, article, (before, after) => {
        expect(sideOf(before, after, 'del[data-diff], [data-diff="removed"]')).toEqual(texts(after));
        // A moved block is shown in its new place.
        expect(sideOf(before, after, 'ins[data-diff], [data-diff="added"]').sort()).toEqual(
          texts(before).sort(),
        );
      }),
    );
  });
});

describe('the article without some of the changes', () => {
  const [one, two, three, four] = ['น้ำท่วมภาคเหนือ', 'ราคาทองวันนี้', 'ผลบอลเมื่อคืน', 'หวยออกงวดนี้'].map(
    (text) => `<p>${text}</p>`,
  );
  const before = `${one}${two}${three}`;
  const after = `${one?.replace('เหนือ', 'ใต้')} ${three}${four}`;

  it('is the new article if all changes are accepted, and the old one if all are rejected [HIS-03]', () => {
    const compared = blocks(before, after);
    expect(withoutBlocks(compared, new Set())).toBe(after);
    expect(withoutBlocks(compared, new Set(compared.filter(isChoice)))).toBe(before);
  });

  it('contains a rejected block as it was, in its place [HIS-03]', () => {
    const compared = blocks(before, after);
    expect(compared.map(({ kind }) => kind)).toEqual(['changed', 'removed', 'same', 'added']);
    const without = (kind: string) =>
      withoutBlocks(compared, new Set(compared.filter((block) => block.kind === kind)));
    expect(without('removed')).toBe(`${one?.replace('เหนือ', 'ใต้')} ${two}${three}${four}`);
    expect(without('added')).toBe(`${one?.replace('เหนือ', 'ใต้')} ${three}`);
    expect(without('changed')).toBe(`${one}${three}${four}`);
  });
});
