import { useState } from 'react';

import type { JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { memberMessages } from './messages';

const dialog = onDemand(() => import('./rename-dialog').then((module) => module.RenameDialog));

/** The button that renames the group, with its dialog (ACC-08). */
export function RenameGroup({ group }: { group: JournalistGroup }) {
  const messages = useMessages(memberMessages);
  const [open, setOpen] = useState(false);
  const RenameDialog = dialog.usePart(open);

  return (
    <>
      <Button
        variant="outlined"
        onPointerEnter={() => void dialog.preload()}
        onFocus={() => void dialog.preload()}
        onClick={() => setOpen(true)}
      >
        {messages.renameGroup}
      </Button>
      {RenameDialog && <RenameDialog open={open} group={group} onClose={() => setOpen(false)} />}
    </>
  );
}
