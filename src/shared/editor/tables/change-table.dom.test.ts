import fc from 'fast-check';

import { parseBody, isElement } from '../blocks/html-tree';
import { readPieces, type Pieces } from '../blocks/pieces';
import { tableToLines } from '../blocks/table-to-lines';
import { table } from '../testing/table-editor';

import { changeTable, TABLE_COMMANDS, type TableCommand } from './change-table';
import { hasHeaderRow, toggleHeaderRow } from './header-row';
import { layoutOf } from './layout';
import { cleanTable } from './table-pieces';

const cut = (html: string): Pieces => {
  const [node] = parseBody(html);
  const insert = node && isElement(node) ? tableToLines(node, html)?.[0]?.[0]?.insert : undefined;
  return (typeof insert === 'object' && readPieces(insert['grid'])) || [];
};

const after = (html: string, command: TableCommand, cell: number) => {
  const changed = changeTable(cut(html), command, cell);
  return changed && [changed.pieces.join(''), changed.cell];
};

const row = (html: string) => `<table><tbody>${html}</tbody></table>`;
const [A, B, C, D] = ['<td>a</td>', '<td>b</td>', '<td>c</td>', '<td>d</td>'];
const E = '<td></td>';

describe('a change of rows or columns', () => {
  it.each<[TableCommand, number, string, number]>([
    ['rowAbove', 2, `<tr>${A}${B}</tr><tr>${E}${E}</tr><tr>${C}${D}</tr>`, 2],
    ['rowBelow', 3, `<tr>${A}${B}</tr><tr>${C}${D}</tr><tr>${E}${E}</tr>`, 4],
    ['columnLeft', 0, `<tr>${E}${A}${B}</tr><tr>${E}${C}${D}</tr>`, 0],
    ['columnRight', 0, `<tr>${A}${E}${B}</tr><tr>${C}${E}${D}</tr>`, 1],
    ['deleteRow', 1, `<tr>${C}${D}</tr>`, 1],
    ['deleteColumn', 2, `<tr>${B}</tr><tr>${D}</tr>`, 1],
  ])('%s of cell %i', (command, cell, rows, next) => {
    expect(after(row(`<tr>${A}${B}</tr><tr>${C}${D}</tr>`), command, cell)).toEqual([row(rows), next]);
  });

  it('makes merged cells grow and shrink, and keeps what stands in them', () => {
    const merged = row(`<tr><td colspan="2">a</td><td rowspan="2">b</td></tr><tr>${C}${D}</tr>`);
    expect(after(merged, 'rowBelow', 0)?.[0]).toBe(
      row(`<tr><td colspan="2">a</td><td rowspan="3">b</td></tr><tr>${E}${E}</tr><tr>${C}${D}</tr>`),
    );
    expect(after(merged, 'columnRight', 2)?.[0]).toBe(
      row(`<tr><td colspan="3">a</td><td rowspan="2">b</td></tr><tr>${C}${E}${D}</tr>`),
    );
    expect(after(merged, 'deleteRow', 0)?.[0]).toBe(row(`<tr>${C}${D}<td>b</td></tr>`));
    expect(after(merged, 'deleteColumn', 2)?.[0]).toBe(
      row(`<tr><td>a</td><td rowspan="2">b</td></tr><tr>${D}</tr>`),
    );
  });

  it('keeps the source in the cells, the caption, the columns and the look of a cell', () => {
    const html =
      '<TABLE class=k><caption>t</caption><colgroup><col width=1><col></colgroup><tr><td class=x id=y>a<br/>&quot;<td>b</TABLE>';
    expect(after(html, 'columnLeft', 0)?.[0]).toBe(
      '<table class="k"><caption>t</caption><colgroup><col width="1"><col width="1"><col></colgroup><tbody><tr><td class="x"></td><td class="x" id="y">a<br/>&quot;</td><td>b</td></tr></tbody></table>',
    );
  });

  it('adds a plain row below a header row', () => {
    const html = `<table><thead><tr><th>a</th></tr></thead><tbody><tr>${B}</tr></tbody></table>`;
    expect(after(html, 'rowBelow', 0)?.[0]).toBe(html.replace('<tbody>', `<tbody><tr>${E}</tr>`));
  });

  it('fills rows that were too short', () => {
    expect(after(row(`<tr>${A}</tr><tr>${B}${C}</tr>`), 'rowAbove', 0)?.[0]).toBe(
      row(`<tr>${E}${E}</tr><tr>${A}${E}</tr><tr>${B}${C}</tr>`),
    );
  });

  it('of the last row or column leaves no table', () => {
    expect(after(table(['a', 'b']), 'deleteRow', 1)).toBeNull();
    expect(after(table(['a'], ['b']), 'deleteColumn', 1)).toBeNull();
  });

  it('of any kind and order leaves a grid with the words of all cells that were not deleted', () => {
    const span = fc.constantFrom(
      '',
      '',
      ' colspan="2"',
      ' rowspan="2"',
      ' colspan="2" rowspan="3"',
      ' rowspan="0"',
    );
    const rows = fc.array(fc.array(span, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    const step = fc.tuple(fc.constantFrom(...TABLE_COMMANDS), fc.nat(40));
    fc.assert(
      fc.property(rows, fc.array(step, { minLength: 1, maxLength: 8 }), (spans, steps) => {
        let count = 0;
        const cells = spans.map(
          (line) => `<tr>${line.map((one) => `<td${one}>${count++};</td>`).join('')}</tr>`,
        );
        let pieces = cut(row(cells.join('')));
        for (const [command, place] of steps) {
          const changed = changeTable(pieces, command, place % ((pieces.length - 1) / 2));
          if (!changed) return;
          const words = (one: Pieces) => one.filter((piece) => piece.endsWith(';')).sort();
          const isKept = words(changed.pieces).join('') === words(pieces).join('');
          expect({ command, isRight: isKept || command.startsWith('delete') }).toEqual({
            command,
            isRight: true,
          });
          ({ pieces } = changed);
          const shown = document.createElement('div');
          shown.innerHTML = pieces.join('');
          const layout = layoutOf(shown.firstElementChild ?? shown);
          expect(layout.slots).toHaveLength((pieces.length - 1) / 2);
          layout.at.forEach((line) => {
            expect(
              Array.from({ length: layout.width }, (_, column) => line[column] !== undefined),
            ).not.toContain(false);
          });
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('the header row of a table', () => {
  const PLAIN = table(['a', 'b'], ['c', 'd']);
  const HEADED =
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>';
  const KEPT =
    '<table class="k"><colgroup><col></colgroup><tbody><tr class="r"><td class="c"><p>a</p></td><th>b</th></tr><tr><th>c</th><td>d</td></tr></tbody></table>';

  it.each([
    ['is made', PLAIN, HEADED],
    ['is made a plain row', HEADED, PLAIN],
    [
      'leaves the other parts of its table as they are',
      HEADED.replace('<tbody>', '<tfoot class="k">').replace('</tbody>', '</tfoot>'),
      PLAIN.replace('<tr><td>c', '</tbody><tfoot class="k"><tr><td>c').replace(
        '</tr></tbody></table>',
        '</tr></tfoot></table>',
      ),
    ],
    [
      'keeps what is stored of its table',
      KEPT,
      KEPT.replace('<tbody><tr class="r">', '<thead><tr class="r">')
        .replace('<td class="c"><p>a</p></td>', '<th class="c"><p>a</p></th>')
        .replace('<th>b</th></tr>', '<th>b</th></tr></thead><tbody>'),
    ],
    [
      'stays in its part where a cell reaches into the next row',
      row(`<tr><td rowspan="2">a</td>${B}</tr><tr>${C}</tr>`),
      row(`<tr><th rowspan="2">a</th><th>b</th></tr><tr>${C}</tr>`),
    ],
  ])('%s', (_name, html, changed) => {
    expect(toggleHeaderRow(cut(html)).join('')).toBe(changed);
  });

  it.each([
    [HEADED, true],
    [PLAIN, false],
    [KEPT, false],
  ])('is seen: %s', (html, isHead) => {
    expect(hasHeaderRow(cut(html))).toBe(isHead);
  });
});

describe('a table that is changed for the first time', () => {
  it('loses active content, and nothing else [EDT-06]', () => {
    const clean = cut('<TABLE class=k><tr><td>a<!-- n --><td>b</TABLE>');
    expect(cleanTable(clean)).toBe(clean);
    expect(cleanTable(cut('<table onclick="x()"><tr><td>a<script>b</script><td><p>c</table>')).join('')).toBe(
      '<table><tbody><tr><td>a</td><td><p>c</p></td></tr></tbody></table>',
    );
  });
});
