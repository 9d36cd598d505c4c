import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { findMessages } from '../find/messages';

import { reviewMessages } from './messages';
import type { Place } from './use-queue';

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

// Only for screen readers; the page shows the same visually.
const Heard = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

type Props = Place & {
  /** The title of the item on screen, when loaded. */
  title?: string;
};

/**
 * The position of the item in the queue, and the order of the queue. A screen reader announces it with the title whenever another item
 * opens.
 */
export function WaitingPlace({ place, count, order, isWaiting, title }: Props) {
  const messages = useMessages(reviewMessages);
  const orders = useMessages(findMessages);
  const counted = place === null ? count : messages.place(place, count);
  const what = isWaiting ? messages.waiting(counted) : counted;
  return (
    <Root role="status">
      <span lang="en">{order ? `${what} · ${orders[order].toLowerCase()}` : what}</span>
      {title && <Heard lang={textLanguage(title)}>: {title}</Heard>}
    </Root>
  );
}
