import { copiedSource, markCopies, placeCopies, rememberCopy } from './copied-blocks';

const elementWith = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

const rawBlock = (id: string) => `<div class="ql-raw" data-copy="${id}"><table></table></div>`;

describe('raw blocks copied in this console', () => {
  it('pass the sanitizer as marks and come back in their places, with their sources', () => {
    const ids = ['<table>1</table>', '<table>2</table>'].map(rememberCopy);
    const pasted = elementWith(ids.map((id) => `<p>ก</p>${rawBlock(id)}`).join(''));
    markCopies(pasted);
    expect(pasted.querySelector('.ql-raw, table')).toBeNull();
    const placed = elementWith(placeCopies(pasted.innerHTML));
    expect([...placed.children].map((one) => one.getAttribute('data-copy'))).toEqual([
      ...[null, ids[0]],
      ...[null, ids[1]],
    ]);
    expect(ids.map(copiedSource)).toEqual(['<table>1</table>', '<table>2</table>']);
  });

  it('are not confused with blocks that claim to be copied here', () => {
    const pasted = elementWith(rawBlock('4711'));
    markCopies(pasted);
    expect(pasted.innerHTML).toBe(rawBlock('4711'));
    expect(copiedSource('4711')).toBeUndefined();
  });
});
