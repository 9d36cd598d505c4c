const MOST_COLUMNS = 100;

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') => {
  const span = Math.min(MOST_COLUMNS, Math.max(1, Number(cell.getAttribute(name)) || 1));
  cell.removeAttribute(name);
  return span;
};

/**
 * Splits merged cells in place. The text stays in the first cell and empty cells fill the rest, so that
 * every column stays below its header.
 */
export const partMergedCells = (table: Element): void => {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  /** How many more rows each column is covered by a cell above. */
  let covered: number[] = [];
  for (const row of rows) {
    const below: number[] = [];
    const empty = () => table.ownerDocument.createElement('td');
    let column = 0;
    const fillCovered = (before: Element | null) => {
      for (; (covered[column] ?? 0) > 0; column += 1) {
        below[column] = (covered[column] ?? 0) - 1;
        row.insertBefore(empty(), before);
      }
    };
    for (const cell of [...row.children]) {
      fillCovered(cell);
      const width = spanOf(cell, 'colspan');
      const height = spanOf(cell, 'rowspan');
      for (let part = 0; part < width; part += 1) below[column + part] = height - 1;
      cell.after(...Array.from({ length: width - 1 }, empty));
      column += width;
    }
    fillCovered(null);
    covered = below;
  }
};
