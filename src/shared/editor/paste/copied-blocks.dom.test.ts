import { copiedValue, copyOf, markCopies, placeCopies } from './copied-blocks';

const elementWith = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

const BLOCKS = '.ql-raw, .ql-grid';

describe('blocks copied in this console', () => {
  it('pass the sanitizer as marks and come back in their places, with their values', () => {
    const html = ['ql-raw', 'ql-grid'].map((name) => `<p>ก</p>${copyOf(name, [name], '<table></table>')}`);
    const pasted = elementWith(html.join(''));
    markCopies(pasted, BLOCKS);
    expect(pasted.querySelector(`${BLOCKS}, table`)).toBeNull();
    const placed = [...elementWith(placeCopies(pasted.innerHTML)).children];
    expect(placed.map((one) => one.className)).toEqual(['', 'ql-raw', '', 'ql-grid']);
    expect(placed.map(copiedValue)).toEqual([undefined, ['ql-raw'], undefined, ['ql-grid']]);
  });

  it('are read as html where their kind has no place', () => {
    const pasted = elementWith(copyOf('ql-grid', [], '<table></table>'));
    markCopies(pasted, '.ql-raw');
    expect(pasted.querySelector('table')).not.toBeNull();
  });

  it('are not confused with blocks that claim to be copied here', () => {
    const claim = '<div class="ql-raw" data-copy="4711"><table></table></div>';
    const pasted = elementWith(claim);
    markCopies(pasted, BLOCKS);
    expect(pasted.innerHTML).toBe(claim);
    expect(pasted.firstElementChild && copiedValue(pasted.firstElementChild)).toBeUndefined();
  });
});
