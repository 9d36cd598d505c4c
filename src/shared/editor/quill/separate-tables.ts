import { Quill } from 'react-quill';

type Container = { domNode: HTMLElement; next: unknown; checkMerge: () => boolean };

// Quill's registry is untyped: this is the element around the rows of a table.
const TableContainer = Quill.import('formats/table-container') as unknown as { prototype: Container };

/** The stored table to which a row belongs; rows created here belong to none. */
const tableOf = (table: unknown): string | undefined => {
  const { domNode } = table as Container; // Quill asks only for tables
  return /^\d+(?=-)/.exec(domNode.querySelector('[data-row]')?.getAttribute('data-row') ?? '')?.[0];
};

/**
 * Keeps two adjacent stored tables separate. Quill joins them, and then pads the rows of the narrower one
 * with empty cells.
 */
export const keepTablesApart = () => {
  const { checkMerge } = TableContainer.prototype;
  TableContainer.prototype.checkMerge = function checkSameTable(this: Container) {
    return checkMerge.call(this) && tableOf(this) === tableOf(this.next);
  };
};
