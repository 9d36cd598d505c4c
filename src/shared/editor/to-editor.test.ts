import { toEditorHtml } from './to-editor';

describe('pasted content that the editor cannot represent is simplified without losing text', () => {
  it.each([
    [
      'a figure',
      '<figure><img src="/a.png"><figcaption>ภาพ</figcaption></figure>',
      '<p><img src="/a.png"></p><p>ภาพ</p>',
    ],
    [
      'a table with a caption',
      '<table><caption>c</caption><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
      '<p>c</p><table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'several paragraphs in a cell',
      '<table><tbody><tr><td><p>a</p><p>b<br>c</p></td></tr></tbody></table>',
      '<table><tbody><tr><td>a b c</td></tr></tbody></table>',
    ],
    ['boxes in boxes', '<div><div>a</div><div>b</div></div>', '<p>a</p><p>b</p>'],
    ['deleted words', '<p><del>a</del></p>', '<p><s>a</s></p>'],
  ])('%s', (_name, stored, shown) => {
    expect(toEditorHtml(stored)).toBe(shown);
  });
});
