import { ActionMenu } from './action-menu';
import { opensUpward, type RowActions, toMenuItems } from './row-actions';

export type RowMenuTarget<Row> = { row: Row; index: number; anchor: HTMLElement };

type RowMenuProps<Row> = {
  target: RowMenuTarget<Row> | null;
  /** How many rows the table has. */
  rowCount: number;
  actions: (row: Row) => RowActions;
  onClose: () => void;
};

/** The one menu of a table, at whichever row was asked for. Its code is fetched when a row's button is pointed at. */
export function RowMenu<Row>({ target, rowCount, actions, onClose }: RowMenuProps<Row>) {
  return (
    <ActionMenu
      anchor={target?.anchor ?? null}
      upward={target !== null && opensUpward(target.index, rowCount)}
      items={target ? toMenuItems(actions(target.row)) : []}
      onClose={onClose}
    />
  );
}
