import { inEditor } from '../testing/in-editor';

const TABLE = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';

const setup = () => {
  const { quill, html } = inEditor(TABLE);
  document.body.replaceChildren(quill.container);
  const rows = () =>
    [...quill.root.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  return { quill, html, rows };
};

describe('a row that a deletion leaves too short', () => {
  it('gets empty cells up to the length of the longest row', () => {
    const { quill, rows } = setup();
    quill.deleteText(0, 2, 'user');
    expect(rows()).toEqual([
      ['b', ''],
      ['c', 'd'],
    ]);
  });

  it('is as before when the deletion is undone', () => {
    const { quill, html, rows } = setup();
    quill.deleteText(0, 2, 'user');
    quill.history.undo();
    expect(rows()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(html()).toBe(TABLE);
  });
});
