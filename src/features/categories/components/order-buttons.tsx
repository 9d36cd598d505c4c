import { memo } from 'react';

import type { NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import type { Move } from '../api/categories-api';
import { categoriesMessages } from '../messages';
import type { Direction } from '../model/order';

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
      data-direction={direction}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={(event) => onMove({ category, direction }, event.currentTarget)}
    />
  );

  return (
    <span data-order>
      <span>{category.sortOrder}</span>
      {button('up', messages.up(category.name), isFirst)}
      {button('down', messages.down(category.name), isLast)}
    </span>
  );
});
