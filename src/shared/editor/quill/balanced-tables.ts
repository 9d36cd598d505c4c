import Delta, { type AttributeMap } from 'quill-delta';
import { Quill } from 'react-quill';

type Cell = { formats: () => AttributeMap };
type Row = { domNode: Node; length: () => number; children: { length: number; tail: Cell | null } };
type Tables = { quill: Quill; balanceTables(): void };

// Quill's registry is untyped: this is Quill's own class.
const Table = Quill.import('modules/table') as new (quill: Quill, options: object) => Tables;
const TableContainer = Quill.import('formats/table-container') as new () => { rows: () => Row[] };

/** The change that pads every row of a table to the length of its longest row. */
const missingCells = (quill: Quill): Delta => {
  const change = new Delta();
  let end = 0;
  for (const table of quill.scroll.descendants(TableContainer as never) as unknown as {
    rows: () => Row[];
  }[]) {
    const rows = table.rows();
    const width = Math.max(...rows.map(({ children }) => children.length));
    for (const row of rows) {
      const blot = Quill.find(row.domNode);
      const missing = width - row.children.length;
      if (missing === 0 || !blot || blot instanceof Quill) continue;
      const rowEnd = quill.getIndex(blot) + row.length();
      change.retain(rowEnd - end).insert('\n'.repeat(missing), row.children.tail?.formats());
      end = rowEnd;
    }
  }
  return change;
};

/**
 * Pads rows that a deletion left too short, as a regular change. Quill's own module adds the cells without
 * recording them in the history: an undo of the deletion then restored text in the wrong place, or not at
 * all.
 */
export class BalancedTables extends Table {
  /** The table formats are registered already; registering them again logs warnings. */
  static register() {}

  private isBalancing = false;

  override balanceTables() {
    // An undone or redone change was balanced when it was made.
    if (this.isBalancing || this.quill.history.ignoreChange) return;
    this.isBalancing = true;
    const change = missingCells(this.quill);
    if (change.ops.length > 0) this.quill.updateContents(change, 'user');
    this.isBalancing = false;
  }
}
