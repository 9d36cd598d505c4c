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

// The page has it already, for those who see it.
const Heard = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

type Props = {
  /** From 1; null where the item on screen does not wait. */
  place: number | null;
  count: number;
  /** Of the item on screen, once it is there. */
  title?: string;
};

/** Which of the waiting items is on screen; a screen reader says it with the item's title whenever another one comes. */
export function WaitingPlace({ place, count, title }: Props) {
  const messages = useMessages(reviewMessages);
  return (
    <Root role="status">
      <span lang="en">{place === null ? messages.waiting(count) : messages.place(place, count)}</span>
      {title && <Heard lang={textLanguage(title)}>: {title}</Heard>}
    </Root>
  );
}
