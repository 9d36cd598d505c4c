import { Quill } from 'react-quill';

type Container = { domNode: HTMLElement; next: unknown; checkMerge: () => boolean };

// The registry is untyped by name: this is the element around the rows of a table.
const TableContainer = Quill.import('formats/table-container') as unknown as { prototype: Container };

/** The stored table that a row is of; rows that were made here are of none. */
const tableOf = (table: unknown): string | undefined => {
  const { domNode } = table as Container; // both are tables where Quill would join them
  return /^\d+(?=-)/.exec(domNode.querySelector('[data-row]')?.getAttribute('data-row') ?? '')?.[0];
};

/**
 * Keeps two stored tables that follow each other apart: Quill joins them, and then fills the rows of the narrower one up
 * with empty cells.
 */
export const keepTablesApart = () => {
  const { checkMerge } = TableContainer.prototype;
  TableContainer.prototype.checkMerge = function checkSameTable(this: Container) {
    return checkMerge.call(this) && tableOf(this) === tableOf(this.next);
  };
};
