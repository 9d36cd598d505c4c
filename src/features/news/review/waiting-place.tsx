import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { reviewMessages } from './messages';

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

type Props = {
  /** From 1; null if the item on screen is not waiting. */
  place: number | null;
  count: number;
  /** The title of the item on screen, when loaded. */
  title?: string;
};

/**
 * The position of the item in the queue. A screen reader announces it with the title whenever another item
 * opens.
 */
export function WaitingPlace({ place, count, title }: Props) {
  const messages = useMessages(reviewMessages);
  return (
    <Root role="status">
      <span lang="en">{place === null ? messages.waiting(count) : messages.place(place, count)}</span>
      {title && <Heard lang={textLanguage(title)}>: {title}</Heard>}
    </Root>
  );
}
