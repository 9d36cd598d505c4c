import MoreVert from '@mui/icons-material/MoreVert';
import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { useCopy } from '@/shared/ui/copy-field/use-copy';
import { ActionMenu } from '@/shared/ui/data-table/action-menu';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { kitMessages } from '@/shared/ui/messages';

import { approvalMessages } from '../approval/messages';
import type { Decisions } from '../approval/use-decisions';
import { reviewMessages } from '../messages';
import type { ReviewActions } from '../model/review-keys';

import { InMenu } from './review-bar-styles';

type Props = {
  /** The address of the item on the website; undefined while the item loads. */
  address: string | undefined;
  actions: ReviewActions;
  may: Decisions;
};

/** The lesser actions for the item on screen, where the bar has no room for them. */
export function ReviewMenu({ address, actions, may }: Props) {
  const messages = useMessages(reviewMessages);
  const { again } = useMessages(approvalMessages);
  const { moreActions } = useMessages(kitMessages);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { copy } = useCopy();
  const items = [
    ...(actions.edit ? [{ key: 'edit', label: messages.edit, onSelect: actions.edit }] : []),
    ...(address ? [{ key: 'copy', label: messages.copyLink, onSelect: () => void copy(address, null) }] : []),
    ...(may.again && actions.again ? [{ key: 'again', label: again, onSelect: actions.again }] : []),
    ...(may.withdraw && actions.withdraw
      ? [{ key: 'withdraw', label: messages.withdraw, danger: true, onSelect: actions.withdraw }]
      : []),
  ];
  return (
    <InMenu>
      <IconButton
        label={moreActions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={items.length === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <ActionMenu upward anchor={anchor} items={items} onClose={() => setAnchor(null)} />
    </InMenu>
  );
}
