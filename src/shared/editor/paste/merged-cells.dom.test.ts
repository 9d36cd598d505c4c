import { parseHtml } from '@/shared/text/html-to-text';

import { partMergedCells } from './merged-cells';

const rowsOf = (html: string) => {
  const body = parseHtml(`<table>${html}</table>`);
  body.querySelectorAll('table').forEach(partMergedCells);
  return [...body.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
};

describe('merged cells of a pasted table', () => {
  it('keep the columns of the cells next to and below them [FID-07]', () => {
    const html =
      '<tr><th colspan="2">a</th><th>b</th></tr><tr><td rowspan="2">c</td><td>d</td><td>e</td></tr><tr><td>f</td><td>g</td></tr>';
    expect(rowsOf(html)).toEqual([
      ['a', '', 'b'],
      ['c', 'd', 'e'],
      ['', 'f', 'g'],
    ]);
  });

  it('can span rows and columns, and the last column', () => {
    const html =
      '<tr><td colspan="2" rowspan="2">a</td><td rowspan="3">b</td></tr><tr></tr><tr><td>c</td><td>d</td></tr>';
    expect(rowsOf(html)).toEqual([
      ['a', '', 'b'],
      ['', '', ''],
      ['c', 'd', ''],
    ]);
  });

  it('do not affect a plain table, or nested tables', () => {
    const html = '<tr><td>a<table><tr><td>x</td></tr></table></td><td>b</td></tr>';
    expect(rowsOf(html)).toEqual([['ax', 'b'], ['x']]);
  });

  it.each([
    [
      'wider than the rows below it',
      '<tr><th colspan="9">a</th></tr><tr><td>b</td><td>c</td></tr>',
      [
        ['a', ''],
        ['b', 'c'],
      ],
    ],
    ['of a table of one cell', '<tr><td colspan="1000000" rowspan="1000000">a</td></tr>', [['a']]],
    [
      'up to the end of the section, which is 0 rows',
      '<tbody><tr><td rowspan="0">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr></tbody><tfoot><tr><td>e</td><td>f</td></tr></tfoot>',
      [
        ['a', 'b'],
        ['', 'c'],
        ['', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'beyond the last row of the section',
      '<thead><tr><th rowspan="3">a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody>',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'across a cell from above',
      '<tr><td>a</td><td rowspan="2">b</td><td>c</td></tr><tr><td colspan="2">d</td><td>e</td></tr>',
      [
        ['a', 'b', 'c'],
        ['d', '', 'e'],
      ],
    ],
    [
      'that is no number',
      '<tr><td colspan="x" rowspan="-2">a</td><td colspan="2.9">b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr>',
      [
        ['a', 'b', ''],
        ['c', 'd', 'e'],
      ],
    ],
  ])('end with the table: a span %s [PST-02]', (_name, html, rows) => {
    expect(rowsOf(html)).toEqual(rows);
  });
});

describe('a pasted table', () => {
  it('with uneven rows becomes a grid [PST-02]', () => {
    expect(rowsOf('<tr><td>a</td></tr><tr></tr><tr><td>b</td><td>c</td><td>d</td></tr>')).toEqual([
      ['a', '', ''],
      ['', '', ''],
      ['b', 'c', 'd'],
    ]);
  });

  it('has its foot below its body, as a browser shows it', () => {
    const html =
      '<tfoot><tr><td>c</td></tr></tfoot><tbody><tr><td>b</td></tr></tbody><thead><tr><th>a</th></tr></thead>';
    expect(rowsOf(html)).toEqual([['a'], ['b'], ['c']]);
  });
});
