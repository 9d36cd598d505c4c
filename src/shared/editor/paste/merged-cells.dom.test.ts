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

  it('are limited if the span is unreasonably large', () => {
    expect(rowsOf('<tr><td colspan="1000000">a</td></tr>')[0]).toHaveLength(100);
  });
});
