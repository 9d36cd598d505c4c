import { useState } from 'react';

import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { memberMessages } from './messages';

const dialog = onDemand(() => import('./appoint-dialog').then((module) => module.AppointDialog));

/** The button with which an administrator appoints a Head, with its dialog (SAF-04). */
export function AppointHead({ groupId }: { groupId: Id }) {
  const messages = useMessages(memberMessages);
  const [open, setOpen] = useState(false);
  const AppointDialog = dialog.usePart(open);
  return (
    <>
      <Button
        size="sm"
        variant="outlined"
        onPointerEnter={() => void dialog.preload()}
        onFocus={() => void dialog.preload()}
        onClick={() => setOpen(true)}
      >
        {messages.appointHead}
      </Button>
      {AppointDialog && <AppointDialog groupId={groupId} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
