import { memo } from 'react';

import type { NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import type { Move } from '../api/categories-api';
import { categoriesMessages } from '../messages';
import { placeAfter, type Direction } from '../model/order';

const icon = (d: string) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={d} />
  </svg>
);
// Plain elements instead of MUI's icons, because two hundred rows render three each.
const ICONS = {
  up: icon('M11 20V8l-5.6 5.6L4 12.2l8-8 8 8-1.4 1.4L13 8v12z'),
  down: icon('M11 4v12l-5.6-5.6L4 11.8l8 8 8-8-1.4-1.4L13 16V4z'),
  drag: icon(
    [6, 12, 18].map((y) => `M7 ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0m6 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0`).join(''),
  ),
};

/** The id of the text that explains how to use a handle with the keyboard. */
export const DRAG_HELP_ID = 'drag-help';

type OrderButtonsProps = {
  category: NewsCategory;
  isFirst: boolean;
  isLast: boolean;
  onMove: (move: Move, pressed: HTMLButtonElement) => void;
  /** The id of the note that says why nothing can be moved; undefined if the person may move. */
  noteId: string | undefined;
};

/** The position of a category, its drag handle, and the buttons that move it by one. */
export const OrderButtons = memo(function OrderButtons(props: OrderButtonsProps) {
  const { category, isFirst, isLast, onMove, noteId } = props;
  const messages = useMessages(categoriesMessages);
  const button = (direction: Direction, label: string, disabled: boolean) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled || noteId !== undefined}
      aria-describedby={noteId}
      onClick={(event) => onMove({ category, place: placeAfter(category, direction) }, event.currentTarget)}
    >
      {ICONS[direction]}
    </button>
  );

  return (
    <span data-order>
      <button
        type="button"
        data-drag-handle
        aria-label={messages.drag(category.name)}
        disabled={noteId !== undefined}
        aria-describedby={noteId ?? DRAG_HELP_ID}
        title={messages.drag(category.name)}
      >
        {ICONS.drag}
      </button>
      <span>{category.sortOrder}</span>
      {button('up', messages.up(category.name), isFirst)}
      {button('down', messages.down(category.name), isLast)}
    </span>
  );
});
