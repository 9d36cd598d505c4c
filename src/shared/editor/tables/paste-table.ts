import type Delta from 'quill-delta';

import type { Pieces } from '../blocks/pieces';

import { cellsOfRow, layoutOf } from './layout';
import { buildTable, markClean } from './table-pieces';
import type { Tables } from './tables-module';

/**
 * A pasted table as pieces; null if it has no cells. `contents` converts the html of a cell, numbered in order, to the content
 * of an editor.
 */
export const pasteTable = (
  node: Node,
  contents: (html: string, cell: number) => Delta,
  tables: Pick<Tables, 'htmlOf'>,
): Pieces | null => {
  if (!(node instanceof Element)) return null;
  let cell = 0;
  const rows = layoutOf(node).rows.map((row) =>
    cellsOfRow(row).map((td) => ({
      tag: td.tagName === 'TH' ? ('th' as const) : ('td' as const),
      html: tables.htmlOf(contents(td.innerHTML, cell++)),
    })),
  );
  return cell > 0 ? markClean(buildTable(rows)) : null;
};
