import { useEventCallback } from '@mui/material/utils';
import { useRef, type RefObject } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import type { TableSelection } from '@/shared/lib/use-selection';

import { usePageKeys } from '../keys/page-keys';
import { kitMessages } from '../messages';

const boxIn = (row: Element | undefined) => row?.querySelector<HTMLInputElement>('[data-choose] input');

/**
 * Choosing rows by their boxes and by keys: J and K move through the rows, X chooses. Shift chooses all rows since the
 * one before. Without a selection nothing can be chosen, and there are no keys.
 */
export const useChoosing = <Row>(
  rows: readonly Row[],
  body: RefObject<HTMLTableSectionElement | null>,
  selection: TableSelection<Row> | undefined,
) => {
  const messages = useMessages(kitMessages);
  const last = useRef<Row | null>(null);
  const choose = useEventCallback((row: Row, index: number, isChosen: boolean, isRange: boolean) => {
    const from = isRange && last.current !== null ? rows.indexOf(last.current) : -1;
    last.current = row;
    const range = from < 0 ? [row] : rows.slice(Math.min(from, index), Math.max(from, index) + 1);
    selection?.choose(range, isChosen);
  });

  const rowsOnScreen = () => [...(body.current?.rows ?? [])];
  const focused = () => rowsOnScreen().findIndex((row) => row.contains(document.activeElement));
  const move = (by: number) => {
    const all = rowsOnScreen();
    const at = focused();
    const next = all[at < 0 ? 0 : Math.max(0, Math.min(at + by, all.length - 1))];
    next?.querySelector<HTMLElement>('[data-card="title"] a')?.focus();
  };
  const press = (withShift: boolean) => {
    const row = rowsOnScreen()[focused()];
    if (!row) return move(1);
    boxIn(row)?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: withShift }));
  };
  const isOn = selection !== undefined && rows.length > 0;
  usePageKeys(
    isOn
      ? [
          { key: 'J', means: messages.nextRow, act: () => move(1) },
          { key: 'K', means: messages.previousRow, act: () => move(-1) },
          { key: 'X', means: messages.chooseMeans, act: (withShift = false) => press(withShift) },
        ]
      : [],
  );
  return choose;
};
