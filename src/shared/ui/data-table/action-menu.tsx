import { onDemand } from '../on-demand/on-demand';

import type { ActionMenuProps } from './action-menu-list';

const list = onDemand(() => import('./action-menu-list').then((module) => module.ActionMenuList));

/** Loads the menu code in advance, so that the menu also opens without a network. */
export const preloadActionMenu = () => void list.preload();

/** A menu of actions for a button. Its code loads on first use. */
export function ActionMenu(props: ActionMenuProps) {
  const List = list.usePart(props.anchor !== null);
  return List ? <List {...props} /> : null;
}
