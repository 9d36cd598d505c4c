import { styled } from '@mui/material/styles';
import { memo, type MouseEvent } from 'react';

import type { NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import type { Move } from '../api/categories-api';
import { categoriesMessages } from '../messages';
import type { Direction } from '../model/order';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { minWidth: 32 },
});

// Two hundred rows show four hundred of these: bare paths, not icon components.
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
  const move = (direction: Direction) => (event: MouseEvent<HTMLButtonElement>) =>
    onMove({ category, direction }, event.currentTarget);

  return (
    <Root>
      <span>{category.sortOrder}</span>
      <IconButton label={messages.up(category.name)} disabled={isFirst} onClick={move('up')}>
        <Arrow direction="up" />
      </IconButton>
      <IconButton label={messages.down(category.name)} disabled={isLast} onClick={move('down')}>
        <Arrow direction="down" />
      </IconButton>
    </Root>
  );
});
