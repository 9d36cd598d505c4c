import Delta, { type AttributeMap } from 'quill-delta';
import { Quill } from 'react-quill';

type Cell = { formats: () => AttributeMap };
type Row = { domNode: Node; length: () => number; children: { length: number; tail: Cell | null } };
type Tables = { quill: Quill; balanceTables(): void };

// The registry is untyped by name: these are Quill's own.
const Table = Quill.import('modules/table') as new (quill: Quill, options: object) => Tables;
const TableContainer = Quill.import('formats/table-container') as new () => { rows: () => Row[] };

/** What gives every row as many cells as the longest of its table has. */
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
 * Fills rows that a deletion left too short, as a change of the text. Quill's own adds the cells behind the back of text and
 * history: whoever then undid the deletion got the text back in the wrong places, or not at all.
 */
export class BalancedTables extends Table {
  /** The formats of tables are there already; once more, each would be a warning in the console. */
  static register() {}

  private isBalancing = false;

  override balanceTables() {
    // What is undone or redone was balanced then.
    if (this.isBalancing || this.quill.history.ignoreChange) return;
    this.isBalancing = true;
    const change = missingCells(this.quill);
    if (change.ops.length > 0) this.quill.updateContents(change, 'user');
    this.isBalancing = false;
  }
}
