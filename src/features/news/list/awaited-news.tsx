import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { kitMessages } from '@/shared/ui/messages';
import { whereCards } from '@/shared/ui/theme/cards';

const HEAD_HEIGHT = 33;
const ROW_HEIGHT = 51;
/** A card, whose title takes one line or two. */
const CARD_HEIGHT = 100;

const Wait = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  lineHeight: `${HEAD_HEIGHT}px`,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

const Row = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  height: ROW_HEIGHT,
  padding: theme.spacing(1, 2),
  [whereCards(theme)]: { height: CARD_HEIGHT },
}));

/** As high as so many news, so that what stands below does not jump when they arrive. */
export function AwaitedNews({ rows }: { rows: number }) {
  return (
    <>
      <Wait role="status">{useMessages(kitMessages).loading}</Wait>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <Skeleton variant="rounded" height="100%" />
        </Row>
      ))}
    </>
  );
}
