import { inEditor } from '../testing/in-editor';

import { hasMark, toggleMark } from './mark-commands';

/** A body in an editor on the page, with a selection. */
const setup = (html: string, index: number, length: number) => {
  const { quill, html: saved } = inEditor(html);
  document.body.replaceChildren(quill.container);
  quill.setSelection(index, length, 'user');
  return { quill, saved };
};

describe('a mark of the selected words', () => {
  it.each([
    ['is set', '<p>one two</p>', 0, 3, '<p><mark>one</mark> two</p>'],
    ['is removed', '<p><mark>one</mark> two</p>', 0, 3, '<p>one two</p>'],
    ['is removed from a part', '<p><mark>one two</mark></p>', 0, 4, '<p>one <mark>two</mark></p>'],
    ['is set on all if a part has it', '<p><mark>one</mark> two</p>', 0, 7, '<p><mark>one two</mark></p>'],
    [
      'stands beside another',
      '<p><small>one</small> two</p>',
      0,
      3,
      '<p><small><mark>one</mark></small> two</p>',
    ],
    [
      'is removed, and another stays',
      '<p><small><mark>one</mark></small> two</p>',
      0,
      3,
      '<p><small>one</small> two</p>',
    ],
    [
      'is another than one with attributes',
      '<p><mark class="k">one</mark> two</p>',
      0,
      3,
      '<p><mark class="k"><mark>one</mark></mark> two</p>',
    ],
    [
      'is set in several lines',
      '<p>one</p><p>two</p>',
      1,
      5,
      '<p>o<mark>ne</mark></p><p><mark>tw</mark>o</p>',
    ],
    [
      'is removed from several lines',
      '<p><mark>one</mark></p><p><mark>two</mark></p>',
      0,
      7,
      '<p>one</p><p>two</p>',
    ],
    [
      'is removed from several lines with empty ones between them',
      '<p><mark>one</mark></p><p><br></p><p><br></p><p><mark>two</mark></p>',
      0,
      9,
      '<p>one</p><p><br></p><p><br></p><p>two</p>',
    ],
    [
      'is also set around a picture',
      '<p>a<img src="/a.png">bc</p>',
      1,
      2,
      '<p>a<mark><img src="/a.png">b</mark>c</p>',
    ],
  ])('%s', (_name, html, index, length, after) => {
    const { quill, saved } = setup(html, index, length);
    toggleMark(quill, 'mark');
    expect(saved()).toBe(after);
  });

  it.each([
    ['<p><mark>one</mark> two</p>', 0, 3, true],
    ['<p><mark>one</mark> two</p>', 0, 4, false],
    ['<p><small><mark>one</mark></small></p>', 0, 3, true],
    ['<p><mark class="k">one</mark></p>', 0, 3, false],
    ['<p><mark>one</mark></p><p><mark>two</mark></p>', 0, 7, true],
    ['<p><small>one</small></p>', 0, 3, false],
    ['<p><mark>one</mark> two</p>', 2, 0, true],
    ['<p><mark>one</mark> two</p>', 5, 0, false],
  ])('is seen: %s from %i, %i long: %s', (html, index, length, isOn) => {
    expect(hasMark(setup(html, index, length).quill, 'mark')).toBe(isOn);
  });
});

it('a mark that was removed leaves nothing behind in the text', () => {
  const { quill } = setup('<p><mark>one</mark></p>', 0, 3);
  toggleMark(quill, 'mark');
  expect(quill.getContents().ops).toEqual([{ insert: 'one\n' }]);
});

describe('a mark at the cursor', () => {
  it.each([
    ['<p>a</p>', 1, '<p>a<mark>x</mark></p>'],
    ['<p><mark>a</mark></p>', 1, '<p><mark>a</mark>x</p>'],
    ['<p><small>a</small></p>', 1, '<p><small>a<mark>x</mark></small></p>'],
    ['<p><small><mark>a</mark></small></p>', 1, '<p><small><mark>a</mark>x</small></p>'],
  ])('holds for what is typed next: %s', (html, index, after) => {
    const { quill, saved } = setup(html, index, 0);
    toggleMark(quill, 'mark');
    const { marks } = quill.getFormat(index);
    quill.insertText(index, 'x', { marks }, 'user');
    expect(saved()).toBe(after);
  });
});
