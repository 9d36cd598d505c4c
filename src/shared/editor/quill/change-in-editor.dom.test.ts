import { splitBody } from '../blocks/split-body';
import { linkIconFor } from '../link-icons';
import { linkRules } from '../testing/link-rules';
import { table, tableEditor } from '../testing/table-editor';
import { placePlaceholder, replacePlaceholder } from '../upload/placeholder';

import { readBody } from './body-session';
import { changeInEditor } from './change-in-editor';
import { editorOf } from './editor-of';

const writing = { icon: linkIconFor(linkRules), clean: (source: string) => source };

/** An editor whose text somebody else's change is put into. */
const editing = (html: string) => {
  const editor = tableEditor(html);
  const { quill, settle } = editor;
  let { opened } = editor;
  const change = async (next: string) => {
    opened = changeInEditor(quill, next, splitBody);
    await settle();
  };
  const saved = () => readBody(quill, opened, writing);
  /** Types where the cursor is. */
  const type = (typed: string) => {
    const focused = editorOf(document.activeElement);
    const at = focused?.getSelection();
    if (!focused || !at) throw new Error('The cursor is nowhere.');
    focused.insertText(at.index, typed, 'user');
  };
  return { ...editor, change, saved, type };
};

const BEFORE = `<p>ก่อน</p>${table(['หนึ่ง', 'สอง'], ['สาม', 'สี่'])}<p>หลัง</p>`;

describe("somebody else's change, while a person writes in a cell [TOG-01]", () => {
  it.each([
    ['of the text beside it', `<p>ก่อนหน้า</p>${table(['หนึ่ง', 'สอง'], ['สาม', 'สี่'])}<p>ใหม่</p><p>หลัง</p>`],
    ['of another cell', `<p>ก่อน</p>${table(['หนึ่ง', 'สอง'], ['สาม', 'ใหม่'])}<p>หลัง</p>`],
    ['of the rows', `<p>ก่อน</p>${table(['หนึ่ง', 'สอง'], ['สาม', 'สี่'], ['ห้า', 'หก'])}<p>หลัง</p>`],
    ['of a row above', `<p>ก่อน</p>${table(['ศูนย์', ''], ['หนึ่ง', 'สอง'], ['สาม', 'สี่'])}<p>หลัง</p>`],
    [
      'of another cell and lines before it',
      `<p>ใหม่</p><p>อีก</p>${table(['หนึ่ง', 'สอง'], ['ใหม่', 'สี่'])}<p>หลัง</p>`,
    ],
  ])('%s leaves the cursor in it', async (_change, after) => {
    const { into, change, saved, type } = editing(BEFORE);
    into(1).setSelection(1, 0);
    await change(after);
    type('!');
    expect(saved()).toBe(after.replace('สอง', 'ส!อง'));
  });

  it('that removes its row leads the cursor to another cell, not out of the table', async () => {
    const { into, change, saved, type } = editing(BEFORE);
    into(3);
    const after = `<p>ก่อน</p>${table(['หนึ่ง', 'สอง'])}<p>หลัง</p>`;
    await change(after);
    type('!');
    expect(saved()).not.toContain('<p>!');
    expect(saved().replace('!', '')).toBe(after);
  });

  it('of its own words leaves the cursor in it', async () => {
    const { into, change, saved, type } = editing(BEFORE);
    into(1);
    await change(BEFORE.replace('สอง', 'สองสาม'));
    type('!');
    expect(saved()).toBe(BEFORE.replace('สอง', 'สอง!สาม'));
  });

  it('of a table does not lead the cursor into it', async () => {
    const { quill, change, saved, type } = editing(BEFORE);
    quill.focus();
    quill.setSelection(2, 0);
    await change(BEFORE.replace('สาม', 'สามใหม่'));
    type('!');
    expect(saved()).toBe(BEFORE.replace('สาม', 'สามใหม่').replace('ก่อน', 'ก่!อน'));
  });

  it('does not take the focus', async () => {
    const { into, change } = editing(BEFORE);
    into(1);
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await change(BEFORE.replace('สาม', 'สามใหม่'));
    expect(field).toHaveFocus();
  });

  it('does not change what a later Undo leads to', async () => {
    const { into, change, saved, type, undo, settle } = editing(BEFORE);
    into(1);
    type('!');
    const after = saved().replace('หลัง', 'หลังใหม่');
    await change(after);
    undo();
    await settle();
    expect(saved()).toBe(after.replace('สอง!', 'สอง'));
    expect(document.activeElement?.textContent).toBe('สอง');
  });
});

describe('a picture that is being uploaded, or waits for another try [TOG-01]', () => {
  const picture = '<img src="/files/a.png">';

  it('stays where it is in the text', async () => {
    const { quill, change, saved } = editing(BEFORE);
    placePlaceholder(quill, 2, 'x', 'a.png');
    const after = BEFORE.replace('ก่อน', 'ใหม่ ก่อน').replace('หลัง', 'หลังใหม่');
    await change(after);
    expect(saved()).toBe(after);
    replacePlaceholder(quill, 'x', '/files/a.png');
    expect(saved()).toContain(after.replace('ก่อน', `ก่${picture.replace('>', ' alt="">')}อน`));
  });

  it('stays in its cell', async () => {
    const { quill, into, change, saved } = editing(BEFORE);
    placePlaceholder(into(1), 3, 'x', 'a.png');
    const after = BEFORE.replace('สอง', 'สองใหม่').replace('ก่อน', 'ก่อนใหม่');
    await change(after);
    expect(saved()).toBe(after);
    replacePlaceholder(quill, 'x', '/files/a.png');
    expect(saved()).toContain(`<td>สอง${picture.replace('>', ' alt="">')}ใหม่</td>`);
  });
});
