import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { memo } from 'react';

import type { NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import type { Move } from '../api/categories-api';
import { categoriesMessages } from '../messages';
import { placeAfter, type Direction } from '../model/order';

// Shared elements for all rows: React skips a subtree whose element is identical.
const ICONS = { up: <ArrowUpwardIcon />, down: <ArrowDownwardIcon />, drag: <DragIndicatorIcon /> };

/** The id of the text that explains how to use a handle with the keyboard. */
export const DRAG_HELP_ID = 'drag-help';

type OrderButtonsProps = {
  category: NewsCategory;
  isFirst: boolean;
  isLast: boolean;
  onMove: (move: Move, pressed: HTMLButtonElement) => void;
};

/** The position of a category, its drag handle, and the buttons that move it by one. */
export const OrderButtons = memo(function OrderButtons(props: OrderButtonsProps) {
  const { category, isFirst, isLast, onMove } = props;
  const messages = useMessages(categoriesMessages);
  const button = (direction: Direction, label: string, disabled: boolean) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
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
        aria-describedby={DRAG_HELP_ID}
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
