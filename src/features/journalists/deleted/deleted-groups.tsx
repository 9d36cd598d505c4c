import { useState } from 'react';

import { useHasPermission } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { ACTION_NEEDS } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { journalistMessages } from '../messages';

const dialog = onDemand(() => import('./deleted-groups-dialog').then((module) => module.DeletedGroupsDialog));

/** Opens the deleted groups. For people who may restore them, if the backend keeps them. */
export function DeletedGroups() {
  const messages = useMessages(journalistMessages);
  const mayRestore = useHasPermission(ACTION_NEEDS.restoreGroup);
  const hasTrash = useExtension('trash');
  const [open, setOpen] = useState(false);
  const DeletedGroupsDialog = dialog.usePart(open);
  if (!mayRestore || !hasTrash) return null;
  return (
    <>
      <Button
        variant="outlined"
        onPointerEnter={() => void dialog.preload()}
        onFocus={() => void dialog.preload()}
        onClick={() => setOpen(true)}
      >
        {messages.deletedGroups}
      </Button>
      {DeletedGroupsDialog && <DeletedGroupsDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
