import { memo } from 'react';

import { preloadActionMenu } from './action-menu';
import type { Column } from './column';

type DataRowProps<Row> = {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** The name of the menu's button, where rows have a menu. */
  menuLabel?: string;
  menuOpen: boolean;
  onMenu: (row: Row, index: number, anchor: HTMLElement) => void;
};

function PlainRow<Row>({ row, index, columns, menuLabel, menuOpen, onMenu }: DataRowProps<Row>) {
  return (
    <tr>
      {columns.map(({ key, render, align, card = 'meta', cardLabel }) => (
        <td key={key} data-align={align} data-card={card} data-card-label={cardLabel}>
          {render(row, index)}
        </td>
      ))}
      {menuLabel && (
        <td data-align="right" data-card="menu">
          <button
            type="button"
            data-row-menu
            aria-label={menuLabel}
            aria-haspopup="menu"
            aria-expanded={menuOpen}
            onPointerEnter={preloadActionMenu}
            onFocus={preloadActionMenu}
            onClick={(event) => onMenu(row, index, event.currentTarget)}
          >
            ⋮
          </button>
        </td>
      )}
    </tr>
  );
}

/**
 * One row, drawn again only where it changed. Plain elements, styled from the table: two hundred of them are drawn at
 * once.
 */
// memo forgets the type parameter
export const DataRow = memo(PlainRow) as typeof PlainRow;
