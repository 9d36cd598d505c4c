import type { ReactNode } from 'react';

import { MENU_UPWARD_ROWS } from '@/shared/contract/limits';

type RowAction = {
  onSelect: () => void;
  /** If set, the item is grey and shows this reason; a click does not select it, but calls `onRefused`. */
  disabledReason?: string | undefined;
  onRefused?: () => void;
};

export type CustomRowAction = RowAction & { key: string; label: string; icon?: ReactNode; danger?: boolean };

/** The actions of a row (TBL-03). */
export type RowActions = {
  detail?: RowAction;
  edit?: RowAction;
  delete?: RowAction;
  custom?: readonly CustomRowAction[];
};

type Labels = { detail: string; edit: string; delete: string };

/** True for the last five rows: below them the menu would leave the screen (TBL-04). */
export const opensUpward = (index: number, rowCount: number): boolean => index >= rowCount - MENU_UPWARD_ROWS;

/** Detail, Edit, Delete, then the custom ones. */
export const toMenuItems = (
  { detail, edit, delete: remove, custom = [] }: RowActions,
  labels: Labels,
): CustomRowAction[] => [
  ...(detail ? [{ ...detail, key: 'detail', label: labels.detail }] : []),
  ...(edit ? [{ ...edit, key: 'edit', label: labels.edit }] : []),
  ...(remove ? [{ ...remove, key: 'delete', label: labels.delete, danger: true }] : []),
  ...custom,
];
