import MoreVert from '@mui/icons-material/MoreVert';
import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { ActionMenu } from '@/shared/ui/data-table/action-menu';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { journalistMessages } from '../messages';
import { unavailable } from '../model/unavailable';

/** What else could be done with a group: for now, what the server has no call for (GRP-09). */
export function GroupMenu() {
  const messages = useMessages(journalistMessages);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        label={messages.moreActions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <ActionMenu
        anchor={anchor}
        upward={false}
        items={[unavailable('edit', messages.editGroup, messages.noSuchCall)]}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
