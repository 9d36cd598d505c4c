import { type ReactNode, useCallback, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import type { TableSelection } from '@/shared/lib/use-selection';

import { kitMessages } from '../messages';
import { Pagination, type PaginationProps } from '../pagination/pagination';
import { QueryState } from '../query-state/query-state';
import { useFailureToast } from '../query-state/use-failure-toast';

import { ChooseBox } from './choose-box';
import type { Column } from './column';
import { DataRow } from './data-row';
import { Scroller, Table } from './data-table-styles';
import { openRow } from './open-row';
import { type RowActions, toMenuItems } from './row-actions';
import { RowMenu, type RowMenuTarget } from './row-menu';
import { useChoosing } from './use-choosing';
import { useDrawnRows } from './use-drawn-rows';
import { useKeptFocus } from './use-kept-focus';

export type { Column };

export type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  label: string;
  /** Pass the same array while nothing in it changes: rows then do not rerender. */
  columns: readonly Column<Row>[];
  /** Undefined until the first response. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string | number;
  isLoading?: boolean;
  isFetching?: boolean;
  /** The error of the list: shown in place of the table and in a red toast (ERR-02). */
  error?: unknown;
  onRetry?: () => void;
  emptyText?: ReactNode;
  /** The pagination, if there can be more than one page. */
  pagination?: PaginationProps;
  /** Adds a menu of actions to every row. */
  rowActions?: (row: Row) => RowActions;
  /** Shows each row as a card at every width, as a phone does; the title then stands in full. */
  asCards?: boolean;
  /** Lets people choose rows, by a box before each. */
  selection?: TableSelection<Row> | undefined;
  /** The name of the row, for its menu button and its box. Required with `rowActions` and `selection`. */
  getRowName?: (row: Row) => string;
};

/** The table of the console: its states, its rows, and an optional menu on each row (TBL). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows = [],
    getRowId,
    getRowName,
    rowActions,
    asCards,
    selection,
    isFetching,
    error,
    pagination,
  } = props;
  const [menu, setMenu] = useState<RowMenuTarget<Row> | null>(null);
  const messages = useMessages(kitMessages);
  const drawn = useDrawnRows(rows);
  const keptFocus = useKeptFocus();
  const choose = useChoosing(rows, keptFocus.ref, selection);
  const chosenHere = rows.filter((row) => selection?.ids.has(String(getRowId(row)))).length;
  useFailureToast(error);
  const openMenu = useCallback(
    (row: Row, index: number, anchor: HTMLElement) => setMenu({ row, index, anchor }),
    [],
  );

  return (
    <>
      <QueryState {...props} isEmpty={rows.length === 0} hasData={rows.length > 0}>
        <Scroller>
          <Table
            aria-label={label}
            aria-busy={isFetching || undefined}
            data-choosing={selection?.isOpen || undefined}
            data-cards={asCards || undefined}
          >
            <thead>
              <tr>
                {selection && (
                  <th scope="col" style={{ width: 44 }}>
                    <ChooseBox
                      label={messages.choosePage}
                      checked={chosenHere === rows.length}
                      isPartly={chosenHere > 0 && chosenHere < rows.length}
                      onChoose={(isChosen) => selection.choose(rows, isChosen)}
                    />
                  </th>
                )}
                {columns.map(({ key, header, align, width }) => (
                  <th
                    key={key}
                    scope="col"
                    lang={textLanguage(header)}
                    data-align={align}
                    style={width === undefined ? undefined : { width }}
                  >
                    {header}
                  </th>
                ))}
                {rowActions && (
                  <th scope="col" style={{ width: 48 }}>
                    <span data-hidden lang={textLanguage(messages.rowActions)}>
                      {messages.rowActions}
                    </span>
                  </th>
                )}
              </tr>
            </thead>
            {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link in the row */}
            <tbody {...keptFocus} onClick={openRow}>
              {drawn.map((row, index) => {
                const id = getRowId(row);
                const name = getRowName?.(row) ?? String(index + 1);
                return (
                  <DataRow
                    key={id}
                    row={row}
                    index={index}
                    columns={columns}
                    chooseLabel={selection && messages.chooseRow(name)}
                    isChosen={selection?.ids.has(String(id)) ?? false}
                    onChoose={choose}
                    menuLabel={
                      rowActions &&
                      (toMenuItems(rowActions(row), messages).length > 0 ? messages.actionsOf(name) : '')
                    }
                    menuOpen={menu !== null && getRowId(menu.row) === id}
                    onMenu={openMenu}
                  />
                );
              })}
            </tbody>
          </Table>
        </Scroller>
        {rowActions && (
          <RowMenu target={menu} rowCount={rows.length} actions={rowActions} onClose={() => setMenu(null)} />
        )}
      </QueryState>
      {pagination && <Pagination {...pagination} />}
    </>
  );
}
