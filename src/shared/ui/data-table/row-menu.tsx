import { useMessages } from '@/shared/i18n/messages';

import { kitMessages } from '../messages';

import { ActionMenu } from './action-menu';
import { opensUpward, type RowActions, toMenuItems } from './row-actions';

export type RowMenuTarget<Row> = { row: Row; index: number; anchor: HTMLElement };

type RowMenuProps<Row> = {
  target: RowMenuTarget<Row> | null;
  /** The number of rows in the table. */
  rowCount: number;
  actions: (row: Row) => RowActions;
  onClose: () => void;
};

/**
 * The only menu of a table; it opens at the row whose button was used. Its code loads when the pointer
 * reaches a button.
 */
export function RowMenu<Row>({ target, rowCount, actions, onClose }: RowMenuProps<Row>) {
  const messages = useMessages(kitMessages);
  return (
    <ActionMenu
      anchor={target?.anchor ?? null}
      upward={target !== null && opensUpward(target.index, rowCount)}
      items={target ? toMenuItems(actions(target.row), messages) : []}
      onClose={onClose}
    />
  );
}
