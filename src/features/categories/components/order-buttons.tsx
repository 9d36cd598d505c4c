import { memo } from 'react';

import type { NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import type { Move } from '../api/categories-api';
import { categoriesMessages } from '../messages';
import type { Direction } from '../model/order';

// Two hundred rows show four hundred of these: plain elements and bare paths, styled from the table.
const ARROWS = { up: 'M12 5l-7 7h4v7h6v-7h4z', down: 'M12 19l7-7h-4V5H9v7H5z' };

function Arrow({ direction }: { direction: Direction }) {
  return (
    <svg width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={ARROWS[direction]} />
    </svg>
  );
}

type OrderButtonsProps = {
  category: NewsCategory;
  isFirst: boolean;
  isLast: boolean;
  onMove: (move: Move, pressed: HTMLButtonElement) => void;
};

/** A category's place and the buttons that change it by one. Drawn again only where its own row changed. */
export const OrderButtons = memo(function OrderButtons(props: OrderButtonsProps) {
  const { category, isFirst, isLast, onMove } = props;
  const messages = useMessages(categoriesMessages);
  const button = (direction: Direction, label: string, disabled: boolean) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={(event) => onMove({ category, direction }, event.currentTarget)}
    >
      <Arrow direction={direction} />
    </button>
  );

  return (
    <span data-order>
      <span>{category.sortOrder}</span>
      {button('up', messages.up(category.name), isFirst)}
      {button('down', messages.down(category.name), isLast)}
    </span>
  );
});
