import { type ReactNode, useCallback, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { kitMessages } from '../messages';
import { Pagination, type PaginationProps } from '../pagination/pagination';
import { QueryState } from '../query-state/query-state';
import { useFailureToast } from '../query-state/use-failure-toast';

import type { Column } from './column';
import { DataRow } from './data-row';
import { Scroller, Table } from './data-table-styles';
import { type RowActions, toMenuItems } from './row-actions';
import { RowMenu, type RowMenuTarget } from './row-menu';
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
  /** The name of the row, for its menu button. Required with `rowActions`. */
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
    isFetching,
    error,
    pagination,
  } = props;
  const [menu, setMenu] = useState<RowMenuTarget<Row> | null>(null);
  const messages = useMessages(kitMessages);
  const drawn = useDrawnRows(rows);
  const keptFocus = useKeptFocus();
  useFailureToast(error);
  const openMenu = useCallback(
    (row: Row, index: number, anchor: HTMLElement) => setMenu({ row, index, anchor }),
    [],
  );

  return (
    <>
      <QueryState {...props} isEmpty={rows.length === 0} hasData={rows.length > 0}>
        <Scroller>
          <Table aria-label={label} aria-busy={isFetching || undefined}>
            <thead>
              <tr>
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
                    <span data-hidden lang="en">
                      {messages.rowActions}
                    </span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody {...keptFocus}>
              {drawn.map((row, index) => {
                const id = getRowId(row);
                return (
                  <DataRow
                    key={id}
                    row={row}
                    index={index}
                    columns={columns}
                    menuLabel={
                      rowActions &&
                      (toMenuItems(rowActions(row)).length > 0
                        ? messages.actionsOf(getRowName?.(row) ?? String(index + 1))
                        : '')
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
