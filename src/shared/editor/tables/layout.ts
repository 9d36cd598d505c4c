/** Where a cell stands: its first row and column, and how many of both it covers. */
export type Slot = { cell: HTMLTableCellElement; row: number; column: number; height: number; width: number };

/** The rows of a table, and the cell at each place; a place without a cell is undefined. */
export type Layout = {
  rows: HTMLTableRowElement[];
  width: number;
  slots: Slot[];
  at: (Slot | undefined)[][];
};

const MOST_COLUMNS = 1000;

const isRow = (element: Element): element is HTMLTableRowElement => element.tagName === 'TR';
const isCell = (element: Element): element is HTMLTableCellElement => /^T[DH]$/.test(element.tagName);

const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(MOST_COLUMNS, Number(/^\s*\+?(\d+)/.exec(cell.getAttribute(name) ?? '')?.[1] ?? 1));

/** The cells of a row; the cells of a table in a cell are not among them. */
export const cellsOfRow = (row: Element): HTMLTableCellElement[] => [...row.children].filter(isCell);

const sectionsOf = (table: Element): HTMLTableRowElement[][] =>
  [...table.children].flatMap((part) => {
    if (isRow(part)) return [[part]];
    return /^T(?:HEAD|BODY|FOOT)$/.test(part.tagName) ? [[...part.children].filter(isRow)] : [];
  });

/** The cells of a table in order. */
export const cellsOf = (table: Element): HTMLTableCellElement[] =>
  sectionsOf(table).flatMap((rows) => rows.flatMap(cellsOfRow));

/** Where each cell of a table stands, as a browser shows it: a span ends with its section. */
export const layoutOf = (table: Element): Layout => {
  const at: Layout['at'] = [];
  const slots: Slot[] = [];
  const sections = sectionsOf(table);
  let row = 0;
  for (const rows of sections) {
    const end = row + rows.length;
    for (const line of rows) {
      let column = 0;
      for (const cell of cellsOfRow(line)) {
        while (at[row]?.[column]) column += 1;
        const wanted = Math.max(1, spanOf(cell, 'colspan'));
        let width = 1;
        // A cell from above ends it.
        while (width < wanted && !at[row]?.[column + width]) width += 1;
        // 0: to the end of the section.
        const height = Math.min(spanOf(cell, 'rowspan') || end - row, end - row);
        const slot = { cell, row, column, height, width };
        slots.push(slot);
        for (let down = row; down < row + height; down += 1)
          for (let right = column; right < column + width; right += 1) (at[down] ??= [])[right] ??= slot;
        column += width;
      }
      at[row] ??= [];
      row += 1;
    }
  }
  return { rows: sections.flat(), width: Math.max(0, ...at.map(({ length }) => length)), slots, at };
};
