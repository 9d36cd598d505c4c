import { onDemand } from '../on-demand/on-demand';

import { type RowActions, toMenuItems } from './row-actions';

export type RowMenuTarget<Row> = { row: Row; anchor: HTMLElement; upward: boolean };

const actionMenu = onDemand(() => import('./action-menu').then((module) => module.ActionMenu));
export const preloadRowMenu = () => void actionMenu.preload();

type RowMenuProps<Row> = {
  target: RowMenuTarget<Row> | null;
  actions: (row: Row) => RowActions;
  onClose: () => void;
};

/** The one menu of a table, at whichever row was asked for. Its code comes when a row's button is pointed at. */
export function RowMenu<Row>({ target, actions, onClose }: RowMenuProps<Row>) {
  const ActionMenu = actionMenu.usePart(target !== null);
  if (!ActionMenu) return null;
  return (
    <ActionMenu
      anchor={target?.anchor ?? null}
      upward={target?.upward ?? false}
      items={target ? toMenuItems(actions(target.row)) : []}
      onClose={onClose}
    />
  );
}
