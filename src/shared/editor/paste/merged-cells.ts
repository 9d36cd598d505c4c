import { layoutOf } from '../tables/layout';

/**
 * Splits merged cells in place and makes the table a grid. The text stays in the first cell of a span and empty cells fill the
 * rest, so that every column stays below its header. A column in which no cell begins has no width and is left out.
 */
export const partMergedCells = (table: Element): void => {
  table.prepend(...table.querySelectorAll(':scope > caption, :scope > thead'));
  table.append(...table.querySelectorAll(':scope > tfoot'));
  const { rows, slots, at } = layoutOf(table);
  const columns = [...new Set(slots.map(({ column }) => column))].sort((one, other) => one - other);
  for (const [line, row] of rows.entries()) {
    const cells = columns.map((column) => {
      const slot = at[line]?.[column];
      return slot?.row === line && slot.column === column
        ? slot.cell
        : table.ownerDocument.createElement('td');
    });
    row.replaceChildren(...cells);
  }
  for (const { cell } of slots) {
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
  }
};
