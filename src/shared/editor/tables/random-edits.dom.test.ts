import fc from 'fast-check';

import { htmlToText } from '@/shared/text/html-to-text';

import { toggle } from '../quill/commands';
import { table, tableEditor } from '../testing/table-editor';

import { TABLE_COMMANDS } from './change-table';
import { layoutOf } from './layout';
import { tablesOf } from './tables-module';

/** To try more sequences: npm run soak:tables -- --runs 10000 */
const RUNS = Number(process.env['NEWSDESK_TABLE_EDITS'] ?? 40);

type Editor = ReturnType<typeof tableEditor>;
type Quill = Editor['quill'];
/** What a person does at a selection in the text or in a cell; the letters that it adds. */
type Step = {
  name: string;
  adds: string;
  /** Whether what is selected stays. */
  keeps?: boolean;
  run: (quill: Quill, at: number, length: number) => void;
};

/** A deletion of nothing would begin a step of Undo. */
const remove = (quill: Quill, at: number, length: number) => {
  if (length > 0) quill.deleteText(at, length, 'user');
};

const typing = (text: string): Step => ({
  name: `type ${JSON.stringify(text)}`,
  adds: text,
  run: (quill, at, length) => {
    remove(quill, at, length);
    quill.insertText(at, text, 'user');
  },
});
const pasting = (html: string, text: string): Step => ({
  name: `paste ${html || text}`,
  adds: text,
  run: (quill, index, length) => quill.clipboard.onPaste({ index, length }, { html, text }),
});
const formatting = (format: string, value: unknown): Step => ({
  name: format,
  adds: '',
  keeps: true,
  run: (quill, at) => {
    quill.setSelection(at, 0, 'silent');
    toggle(quill, format, value);
  },
});

const STEPS: Step[] = [
  typing('x'),
  typing('y\nz'),
  typing('\n'),
  { name: 'delete', adds: '', run: (quill, at, length) => quill.deleteText(at, Math.max(1, length), 'user') },
  {
    name: 'picture',
    adds: '',
    run: (quill, at, length) => {
      remove(quill, at, length);
      quill.insertEmbed(at, 'image', { src: '/a.png' }, 'user');
    },
  },
  pasting('', 'k\nl'),
  pasting('<p>m</p><ul><li>n</li><li>o</li></ul>', 'mno'),
  pasting('<h2>p</h2><hr><blockquote>q</blockquote><pre>r\ns</pre>', 'pqrs'),
  pasting(table(['a', '<p>b</p><p>c</p>'], ['d', 'e']), 'abcde'),
  formatting('list', 'bullet'),
  formatting('header', 2),
  formatting('code-block', true),
];
const COMMANDS = [...TABLE_COMMANDS, 'headerRow', 'deleteTable'] as const;

const BODIES = [
  `<p>ก</p>${table(['ข', '<p>ค</p><ul><li>ฆ</li></ul>'], ['ง', ''])}<p>จ</p>`,
  table(['ก', 'ข']),
  `${table(['ก'], ['ข'])}${table(['ค', 'ง'])}<p>จ</p>${table(['ฉ'])}`,
  '<h2>ก</h2><table class="k"><caption>t</caption><thead><tr><th colspan="2">ข</th></tr></thead><tbody><tr><td>ง</td><td><img src="/a.png" alt=""></td></tr></tbody></table><ul><li>จ</li></ul>',
];

const lettersOf = (text: string) => [...text.replace(/[^a-zก-ฮ]/g, '')].sort().join('');
const without = (letters: string, gone: string) =>
  [...lettersOf(gone)].reduce((left, letter) => left.replace(letter, ''), letters);

/** The letters of a part of the text, with those of its tables. */
const textIn = (quill: Quill, from: number, length: number): string =>
  quill
    .getContents(from, length)
    .ops.map(({ insert }) => {
      if (typeof insert === 'string') return insert;
      return Array.isArray(insert?.['grid']) ? htmlToText(insert['grid'].join('')) : '';
    })
    .join('');

/** What the page shows in each table. */
const shown = ({ blocks }: Editor) =>
  blocks().map((block) =>
    [...block.querySelectorAll('td, th')].map(({ textContent }) => textContent.replace(/[\ufeff\s]/g, '')),
  );

const expectGrids = ({ quill, blocks }: Editor) => {
  for (const [index, block] of blocks().entries()) {
    const drawn = block.querySelector('table');
    const layout = drawn && layoutOf(drawn);
    const isFull = layout?.at.every((line) =>
      Array.from({ length: layout.width }, (_, column) => line[column]).every(Boolean),
    );
    if (!isFull) throw new Error(`Table ${index} is no grid: ${JSON.stringify(quill.getContents())}`);
  }
};

const edit = fc.record({
  step: fc.constantFrom(...STEPS),
  command: fc.option(fc.constantFrom(...COMMANDS), { freq: 4 }),
  cell: fc.option(fc.nat(1000), { freq: 3 }),
  from: fc.nat(1000),
  length: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(1000) }),
});

it(
  'edits of any kind in and around tables keep every grid and every letter, and each can be undone [PST-02]',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...BODIES),
        fc.array(edit, { minLength: 1, maxLength: 6 }),
        async (body, edits) => {
          const editor = tableEditor(body);
          const { quill, html, blocks } = editor;
          for (const { step, command, cell, from, length } of edits) {
            const cells = blocks().flatMap((block) =>
              [...block.querySelectorAll('td, th')].map((_, index) => ({ block, index })),
            );
            const place = cells[(cell ?? 0) % Math.max(1, cells.length)];
            const isInCell = place !== undefined && (cell !== null || command !== null);
            if (isInCell) tablesOf(quill).enter(place.block, place.index);
            const target = isInCell ? tablesOf(quill).editorOfCell(place.block, place.index) : quill;
            if (!target) throw new Error('no editor');
            const end = target.getLength() - 1;
            const at = from % (end + 1);
            const count = length % (end - at + 1);
            const before = {
              contents: quill.getContents(),
              shown: shown(editor),
              letters: lettersOf(textIn(quill, 0, quill.getLength())),
            };
            quill.history.cutoff();
            if (isInCell && command) tablesOf(quill).change(command);
            else {
              const isDeletion = step.name === 'delete';
              const gone = step.keeps ? '' : textIn(target, at, isDeletion ? Math.max(1, count) : count);
              step.run(target, at, count);
              const now = lettersOf(textIn(quill, 0, quill.getLength()));
              const wanted = lettersOf(without(before.letters, gone) + step.adds);
              if (now !== wanted) throw new Error(`${step.name}: the letters are ${now}, not ${wanted}`);
            }
            expectGrids(editor);
            const after = { contents: quill.getContents(), shown: shown(editor) };
            if (JSON.stringify(after.contents) === JSON.stringify(before.contents)) continue;
            quill.history.undo();
            await Promise.resolve();
            expect([command ?? step.name, quill.getContents()]).toEqual([
              command ?? step.name,
              before.contents,
            ]);
            expect(shown(editor)).toEqual(before.shown);
            quill.history.redo();
            await Promise.resolve();
            expect([command ?? step.name, quill.getContents()]).toEqual([
              command ?? step.name,
              after.contents,
            ]);
            expect(shown(editor)).toEqual(after.shown);
          }
          // Saved and opened again, it is the same.
          expect(tableEditor(html()).cells()).toEqual(editor.cells());
        },
      ),
      { numRuns: RUNS },
    );
  },
  RUNS * 2_000 + 60_000,
);
