import { styled } from '@mui/material/styles';

import { newsMessages } from '@/features/news';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { reviewMessages } from '../messages';
import type { Place } from '../model/use-queue';

import { onlyWhereKeysFit } from './review-bar-styles';

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

const Order = styled('span')({ whiteSpace: 'pre', ...onlyWhereKeysFit });

const Word = styled('span')(({ theme }) => ({
  whiteSpace: 'pre',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

// Only for screen readers: what is seen is shorter where there is little room.
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
  const orders = useMessages(newsMessages);
  const counted = place === null ? count : messages.place(place, count);
  const what = isWaiting ? messages.waiting(counted) : counted;
  const how = order && ` · ${orders[order].toLowerCase()}`;
  return (
    <Root role="status">
      <Heard lang={textLanguage(what)}>
        {what}
        {how}
      </Heard>
      {title && <Heard lang={textLanguage(title)}>: {title}</Heard>}
      <span lang={textLanguage(what)} aria-hidden="true">
        {counted}
        {isWaiting && <Word>{messages.waiting('')}</Word>}
        <Order>{how}</Order>
      </span>
    </Root>
  );
}
