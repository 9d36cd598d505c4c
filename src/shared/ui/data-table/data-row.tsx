import { memo } from 'react';

import { preloadActionMenu } from './action-menu';
import { ChooseBox } from './choose-box';
import type { Column } from './column';

type DataRowProps<Row> = {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** The name of the box that chooses the row, if rows can be chosen. */
  chooseLabel?: string | undefined;
  isChosen: boolean;
  onChoose: (row: Row, index: number, isChosen: boolean, isRange: boolean) => void;
  /** The name of the menu button, if rows have a menu; empty if this row has no action. */
  menuLabel?: string;
  menuOpen: boolean;
  onMenu: (row: Row, index: number, anchor: HTMLElement) => void;
};

function PlainRow<Row>(props: DataRowProps<Row>) {
  const { row, index, columns, chooseLabel, isChosen, onChoose, menuLabel, menuOpen, onMenu } = props;
  return (
    <tr data-chosen={isChosen || undefined}>
      {chooseLabel !== undefined && (
        <td data-card="choose">
          <ChooseBox
            label={chooseLabel}
            checked={isChosen}
            onChoose={(checked, isRange) => onChoose(row, index, checked, isRange)}
          />
        </td>
      )}
      {columns.map(({ key, render, align, card = 'meta', cardLabel }) => (
        <td key={key} data-align={align} data-card={card} data-card-label={cardLabel}>
          {render(row, index)}
        </td>
      ))}
      {menuLabel !== undefined && (
        <td data-align="right" data-card="menu">
          {menuLabel && (
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
          )}
        </td>
      )}
    </tr>
  );
}

/**
 * One row; rerenders only if it changed. It uses plain elements styled by the table, because two hundred
 * rows render at once.
 */
// memo loses the type parameter.
export const DataRow = memo(PlainRow) as typeof PlainRow;
