import { setLocale } from '@/shared/i18n/locale';

import { editorHost } from '../testing/in-editor';
import { table, tableEditor } from '../testing/table-editor';
import { placePlaceholder, replacePlaceholder } from '../upload/placeholder';

import { tablesOf } from './tables-module';

const TABLE = table(['ก', 'ข'], ['ค', 'ง']);

const PLAYER = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
const FRAME = `<iframe src="${PLAYER}"></iframe>`;

const inTable = () => {
  const editor = tableEditor(`<p>ก่อน</p>${TABLE}<p>หลัง</p>`);
  return { ...editor, cell: editor.into(0) };
};

describe('a cell of a table keeps what it is given [PST-02]', () => {
  it('two pasted lines are two lines of the one cell', () => {
    const { cell, cells } = inTable();
    cell.clipboard.onPaste({ index: 1, length: 0 }, { text: 'หนึ่ง\nสอง' });
    expect(cells()).toEqual([
      ['<p>กหนึ่ง</p><p>สอง</p>', 'ข'],
      ['ค', 'ง'],
    ]);
  });

  it('a pasted paragraph and a list stay in the cell', () => {
    const { cell, cells } = inTable();
    cell.clipboard.onPaste(
      { index: 1, length: 0 },
      { html: '<p>ย่อ1</p><ul><li>x</li><li>y</li></ul>', text: '' },
    );
    expect(cells()).toEqual([
      ['<p>กย่อ1</p><ul><li>x</li><li>y</li></ul><p><br></p>', 'ข'],
      ['ค', 'ง'],
    ]);
  });

  it('a pasted table becomes its lines', () => {
    const { cell, cells, tables } = inTable();
    cell.clipboard.onPaste({ index: 1, length: 0 }, { html: table(['a', '<b>b</b>'], ['c', 'd']), text: '' });
    expect(cells()[0]?.[0]).toBe('<p>กa <strong>b</strong></p><p>c d</p>');
    expect(tables()).toHaveLength(1);
  });

  it.each([
    ['header', 2, '<h2>ก</h2>'],
    ['list', 'bullet', '<ul><li>ก</li></ul>'],
    ['list', 'ordered', '<ol><li>ก</li></ol>'],
    ['blockquote', true, '<blockquote><p>ก</p></blockquote>'],
    ['code-block', true, '<pre><code>ก</code></pre>'],
    ['bold', true, '<strong>ก</strong>'],
    ['align', 'center', '<p style="text-align: center;">ก</p>'],
  ])('the format %s %s is of the cell alone', (format, value, html) => {
    const { cell, cells, html: saved } = inTable();
    cell.setSelection(0, 1);
    cell.format(format, value, 'user');
    expect(cells()).toEqual([
      [html, 'ข'],
      ['ค', 'ง'],
    ]);
    expect(saved()).toBe(`<p>ก่อน</p>${table([html, 'ข'], ['ค', 'ง'])}<p>หลัง</p>`);
  });

  it.each([
    ['a picture', { image: { src: '/a.png', alt: '' } }, 'ก<img src="/a.png" alt="">'],
    ['a rule', { rule: {} }, '<p>ก</p><hr>'],
    ['a player', { video: PLAYER }, `<p>ก</p>${FRAME}`],
  ])('%s stands in the cell', (_name, embed, html) => {
    const { cell, cells } = inTable();
    cell.insertEmbed(1, Object.keys(embed)[0] ?? '', Object.values(embed)[0], 'user');
    expect(cells()[0]?.[0]).toBe(html);
  });

  it.each([
    ['the code of a player', { text: FRAME }, `<p>ก</p>${FRAME}`],
    ['html with a player', { html: `<p>x</p><p>${FRAME}</p>`, text: 'x' }, `<p>กx</p>${FRAME}`],
    [
      'html with a picture',
      { html: '<p>x<img src="/a.png" alt="y"></p>', text: 'x' },
      'กx<img src="/a.png" alt="y">',
    ],
  ])('%s that is pasted stands in the cell', (_name, pasted, html) => {
    const { cell, cells, tables } = inTable();
    cell.clipboard.onPaste({ index: 1, length: 0 }, pasted);
    expect(
      cells()[0]?.[0]?.replace(/ (?:width|height|title)="(?:560|315|Video)"| allowfullscreen=""/g, ''),
    ).toContain(html);
    expect(cells().flat().slice(1)).toEqual(['ข', 'ค', 'ง']);
    expect(tables()).toHaveLength(1);
  });

  it('a pasted table has the players and pictures of its cells', () => {
    const { quill, cells } = tableEditor('<p>ก</p>');
    const html = table(
      [FRAME, '<p>a</p><img src="/a.png" alt="y">'],
      ['<ul><li>b</li></ul>', `<p>c${FRAME}</p>`],
    );
    quill.clipboard.onPaste({ index: 1, length: 0 }, { html, text: 'x' });
    expect(cells()).toEqual([
      [FRAME, '<p>a</p><p><img src="/a.png" alt="y"></p>'],
      ['<ul><li>b</li></ul>', `<p>c</p>${FRAME}`],
    ]);
  });

  it('Enter begins a line in the cell', () => {
    const { cell, cells, press } = inTable();
    press('Enter');
    cell.insertText(cell.getLength() - 1, 'x', 'user');
    expect(cells()[0]).toEqual(['<p>ก</p><p>x</p>', 'ข']);
  });

  it('a pasted picture is uploaded into the cell that contains it', () => {
    const onFiles = jest.fn();
    const { quill } = tableEditor('<p>a</p>', { ...editorHost, onFiles });
    const picture = `<img src="data:image/png;base64,${btoa('x')}">`;
    quill.clipboard.onPaste({ index: 1, length: 0 }, { html: table(['b', `cd${picture}`]), text: '' });
    const [editor, range, files] = onFiles.mock.calls[0] ?? [];
    expect(onFiles).toHaveBeenCalledTimes(1);
    expect([editor.getText(), range, files]).toEqual(['cd\n', { index: 2, length: 0 }, [expect.any(File)]]);
  });

  it('Select all selects the words of the cell alone', () => {
    const { cell, press } = inTable();
    press('a', { ctrlKey: true });
    expect(cell.getSelection()).toEqual({ index: 0, length: 1 });
  });
});

describe('a new table', () => {
  it('has the cursor in its first cell; an empty cell stays empty, and one line has no paragraph', () => {
    const { quill, cells, into } = tableEditor('<p>a</p>');
    quill.setSelection(1, 0);
    tablesOf(quill).insert(1, 2);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('แถว 1 คอลัมน์ 1');
    into(0).insertText(0, 'x', 'user');
    expect(cells()).toEqual([['x', '']]);
    into(0).deleteText(0, 1, 'user');
    expect(cells()).toEqual([['', '']]);
  });
});

describe('the text around a table', () => {
  it('that begins with a table has none after all of it was deleted', () => {
    const { quill, html } = tableEditor(`${TABLE}<p>หลัง</p>`);
    quill.deleteText(0, quill.getLength(), 'user');
    quill.insertText(0, 'ใหม่', 'user');
    expect(html()).toBe('<p>ใหม่</p>');
  });

  it('keeps its bytes, and so do the other cells, when one cell is edited', () => {
    const source = `<p class=x>a</p>\n<TABLE class='k'><caption>c</caption><col width=20><tr><td colspan=2>ก<br/>ข</td></tr><tr><td>1<td><!-- n -->2</table><p>b</p>`;
    const { into, html } = tableEditor(source);
    expect(html()).toBe(source);
    const cell = into(1);
    cell.insertText(1, 'x', 'user');
    expect(html()).toBe(source.replace('<td>1<td>', '<td>1x<td>'));
  });
});

describe('the names of a table and its cells', () => {
  it.each([
    ['th', 'ตาราง 2 แถว 2 คอลัมน์', 'แถว 1 คอลัมน์ 1'],
    ['en', 'Table, 2 rows, 2 columns', 'Row 1, column 1'],
  ] as const)('are in the language %s of the console', (locale, name, cellName) => {
    setLocale(locale);
    const { blocks, cell } = inTable();
    expect(blocks()[0]?.getAttribute('aria-label')).toBe(name);
    expect(cell.root).toHaveAttribute('aria-label', cellName);
  });
});

describe('Undo', () => {
  it('returns the words of a cell, and the cursor to where they changed', async () => {
    const { quill, cell, cells, undo, redo, settle } = inTable();
    cell.insertText(1, 'xy', 'user');
    quill.history.cutoff();
    quill.insertText(0, 'z', 'user');
    expect(cells()[0]?.[0]).toBe('กxy');
    undo();
    undo();
    await settle();
    expect(cells()[0]?.[0]).toBe('ก');
    expect(document.activeElement?.textContent).toBe('ก');
    redo();
    await settle();
    expect(cells()[0]?.[0]).toBe('กxy');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('แถว 1 คอลัมน์ 1');
  });

  it('returns a row that was deleted', async () => {
    const { quill, tables, undo, redo, cells, settle } = inTable();
    const before = tables();
    tablesOf(quill).change('deleteRow');
    expect(cells()).toEqual([['ค', 'ง']]);
    undo();
    await settle();
    expect(tables()).toEqual(before);
    expect(quill.root.querySelectorAll('.ql-grid td')).toHaveLength(4);
    redo();
    expect(cells()).toEqual([['ค', 'ง']]);
  });
});

describe('a picture that is being uploaded into a cell', () => {
  const ID = 'u1';
  const uploading = () => {
    const editor = inTable();
    const { cell, quill } = editor;
    const finish = () => replacePlaceholder(quill, ID, '/a.png');
    const type = (text: string) => {
      const inner = editor.into(0);
      inner.insertText(inner.getLength() - 1, text, 'user');
      quill.history.cutoff();
    };
    const begin = () => placePlaceholder(cell, cell.getLength() - 1, ID, 'a.png');
    return { ...editor, begin, finish, type };
  };

  it('stays where it was when later words are undone and typed again [PST-02]', async () => {
    const { begin, type, finish, undo, redo, settle, cells } = uploading();
    type('1');
    begin();
    type('2');
    undo();
    await settle();
    redo();
    await settle();
    finish();
    expect(cells()[0]?.[0]).toBe('ก1<img src="/a.png" alt="">2');
  });

  it('stays behind the words before it when these are undone, and its own Undo takes it out [PST-02]', async () => {
    const { begin, type, finish, undo, settle, cells } = uploading();
    type('1');
    begin();
    undo();
    await settle();
    finish();
    expect(cells()[0]?.[0]).toBe('ก<img src="/a.png" alt="">');
    undo();
    await settle();
    expect(cells()[0]?.[0]).toBe('ก');
  });

  it.each(['rowAbove', 'columnLeft', 'headerRow'] as const)(
    'stays in its cell through the command %s, and its Undo [PST-02]',
    async (command) => {
      const { quill, begin, finish, undo, settle, cells } = uploading();
      begin();
      tablesOf(quill).change(command);
      undo();
      await settle();
      finish();
      expect(cells()).toEqual([
        ['ก<img src="/a.png" alt="">', 'ข'],
        ['ค', 'ง'],
      ]);
    },
  );

  it('moves with its cell, and is dropped with it [PST-02]', () => {
    const { quill, begin, finish, cells, into } = uploading();
    begin();
    tablesOf(quill).change('columnLeft');
    finish();
    expect(cells()[0]).toEqual(['', 'ก<img src="/a.png" alt="">', 'ข']);
    placePlaceholder(into(1), 1, ID, 'b.png');
    tablesOf(quill).change('deleteColumn');
    finish();
    expect(cells()[0]).toEqual(['', 'ข']);
  });
});
