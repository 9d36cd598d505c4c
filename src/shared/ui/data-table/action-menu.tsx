import { onDemand } from '../on-demand/on-demand';

import type { ActionMenuProps } from './action-menu-list';

const list = onDemand(() => import('./action-menu-list').then((module) => module.ActionMenuList));

/** Fetches the menu ahead of its first opening: without a network it can still be opened. */
export const preloadActionMenu = () => void list.preload();

/** A menu of actions at its button. Its code comes when it is first wanted. */
export function ActionMenu(props: ActionMenuProps) {
  const List = list.usePart(props.anchor !== null);
  return List ? <List {...props} /> : null;
}
