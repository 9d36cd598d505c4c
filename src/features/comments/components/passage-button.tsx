import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';

import type { CommentAnchor } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { commentMessages } from '../messages';
import { toAnchor } from '../model/passage';
import { useSelectedPart } from '../model/use-selected-part';

const GAP_PX = 8;
/** So much room the button needs at the end of a line. */
const WIDTH_PX = 180;

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  boxShadow: theme.shadows[4],
  borderRadius: theme.vars.shape.borderRadius,
}));

type Props = { onComment: (anchor: CommentAnchor) => void };

/** Below text of the article that is selected: a button to comment on it. */
export function PassageButton({ onComment }: Props) {
  const messages = useMessages(commentMessages);
  const part = useSelectedPart();
  if (!part) return null;
  // jsdom does not implement it.
  const { bottom = 0, left = 0 } = part.getBoundingClientRect?.() ?? {};
  const comment = () => {
    const anchor = toAnchor(part);
    if (anchor) onComment(anchor);
  };
  return (
    <Portal>
      <Place
        style={{
          top: bottom + scrollY + GAP_PX,
          left: Math.max(GAP_PX, Math.min(left + scrollX, innerWidth - WIDTH_PX)),
        }}
      >
        {/* A press would end the selection. */}
        <Button
          size="sm"
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={comment}
        >
          {messages.onPassage}
        </Button>
      </Place>
    </Portal>
  );
}
