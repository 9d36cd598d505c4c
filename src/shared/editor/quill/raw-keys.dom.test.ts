import { inEditor } from '../testing/in-editor';

import { chooseRawAtCursor, onKeyBesideRaw } from './raw-keys';

const RAW = '<video src="/a.mp4"></video>';
const SECOND = '<audio src="/a.mp3"></audio>';

const setup = (html: string) => {
  const editor = inEditor(html);
  document.body.replaceChildren(editor.quill.container);
  editor.quill.focus();
  /** The position of the focused raw block among all of them; -1 if none has the focus. */
  const focused = () =>
    [...editor.quill.root.querySelectorAll('.ql-raw')].findIndex((node) => node === document.activeElement);
  return { ...editor, focused };
};

const at = (index: number, length = 0) => ({ index, length });

describe('the cursor that moved in the text', () => {
  // The text: "ab", a block at 3, "cd" from 4, a block at 7, "ef" from 8.
  const HTML = `<p>ab</p>${RAW}<p>cd</p>${SECOND}<p>ef</p>`;

  it.each([
    ['reached a block', at(3), at(2), '', 0],
    ['reached the other block', at(7), at(8), 'ArrowLeft', 1],
    ['reached a block from nowhere', at(3), null, '', 0],
    ['stepped over a block downwards', at(4), at(2), 'ArrowDown', 0],
    ['stepped over a block upwards', at(5), at(8), 'ArrowUp', 1],
    ['stepped over a block upwards, before another', at(2), at(6), 'ArrowUp', 0],
    ['stepped over two blocks downwards', at(9), at(1), 'ArrowDown', 0],
    ['stepped over two blocks upwards', at(1), at(9), 'ArrowUp', 1],
    ['stepped over a block with another key', at(4), at(2), 'ArrowRight', -1],
    ['stepped over a block with a key named alike', at(4), at(2), 'xArrowDownx', -1],
    ['came over a block without a key', at(4), at(2), '', -1],
    ['stayed in its line', at(2), at(0), 'ArrowDown', -1],
    ['was nowhere before', at(4), null, 'ArrowDown', -1],
    ['is now a selection', at(3, 1), at(2), 'ArrowDown', -1],
    ['is now nowhere', null, at(2), 'ArrowDown', -1],
  ])('%s: the block has the focus, or none', (_name, range, before, key, block) => {
    const { quill, focused } = setup(HTML);
    chooseRawAtCursor(quill, range, before, key);
    expect(focused()).toBe(block);
  });
});

describe('a key beside a block that is kept as html', () => {
  const HTML = `<p>ab</p>${RAW}<p>cd</p>`;
  const press = (index: number, length: number, key: string, more: KeyboardEventInit = {}) => {
    const { quill, focused } = setup(HTML);
    quill.setSelection(index, length, 'silent');
    const isHandled = onKeyBesideRaw(quill, new KeyboardEvent('keydown', { key, ...more }));
    return [isHandled, focused()];
  };

  it.each([
    [2, 0, 'Delete'],
    [2, 0, 'ArrowRight'],
    [4, 0, 'Backspace'],
    [4, 0, 'ArrowLeft'],
  ])('focuses it: at %i, %i long, %s', (index, length, key) => {
    expect(press(index, length, key)).toEqual([true, 0]);
  });

  it.each([
    [1, 0, 'Delete'],
    [1, 0, 'ArrowRight'],
    [5, 0, 'Backspace'],
    [5, 0, 'ArrowLeft'],
    [2, 0, 'Backspace'],
    [2, 0, 'ArrowLeft'],
    [2, 0, 'a'],
    [4, 0, 'Delete'],
    [4, 0, 'ArrowRight'],
    [4, 0, 'Enter'],
    [0, 0, 'Backspace'],
    [0, 0, 'ArrowLeft'],
    [6, 0, 'Delete'],
    [1, 1, 'Delete'],
    [4, 1, 'Backspace'],
  ])('does what it does elsewhere: at %i, %i long, %s', (index, length, key) => {
    expect(press(index, length, key)).toEqual([false, -1]);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing'])(
    'does what it does elsewhere with %s',
    (name) => {
      expect(press(2, 0, 'Delete', { [name]: true })).toEqual([false, -1]);
    },
  );
});
