import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { Modal } from '@/shared/ui/modal/modal';

import { FieldDifference } from '../diff/field-difference';
import { newsFormMessages } from '../form-messages';

import { draftMessages } from './messages';
import type { Proposal } from './proposal';

type Props = {
  proposal: Proposal | null;
  onAccept: (proposal: Proposal) => void;
  onDiscard: (proposal: Proposal) => void;
  onClose: () => void;
};

/** Shows field by field what would change, before anything does. */
export function ProposalDialog({ proposal, onAccept, onDiscard, onClose }: Props) {
  const messages = useMessages(draftMessages);
  const labels = useMessages(newsFormMessages);
  const [asking, setAsking] = useState(false);
  const isFile = proposal?.entryId === undefined;
  const when = formatDate(proposal?.savedAt);

  return (
    <>
      <Modal
        open={proposal !== null}
        maxWidth="md"
        onClose={onClose}
        header={isFile ? messages.openBackup : messages.restoreTitle}
        footer={
          proposal && (
            <>
              <Button variant="flat" color="secondary" onClick={onClose}>
                {isFile ? messages.cancel : messages.later}
              </Button>
              {!isFile && (
                <Button variant="outlined" color="danger" onClick={() => setAsking(true)}>
                  {messages.discard}
                </Button>
              )}
              <Button onClick={() => onAccept(proposal)}>{isFile ? messages.apply : messages.restore}</Button>
            </>
          )
        }
      >
        {proposal && (
          <>
            <p>{isFile ? messages.backupWhy(when) : messages.restoreWhy(when)}</p>
            {proposal.ofOtherItem && <p>{messages.otherItem}</p>}
            {proposal.notOffered.map((field) => (
              <p key={field}>{messages.notOffered(labels[field])}</p>
            ))}
            {proposal.differences.map((difference) => (
              <FieldDifference
                key={difference.field}
                difference={difference}
                otherLabel={isFile ? messages.inFile : messages.onDevice}
              />
            ))}
          </>
        )}
      </Modal>
      <ConfirmDialog
        danger
        open={asking}
        title={messages.discardTitle}
        confirmLabel={messages.discard}
        cancelLabel={messages.cancel}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (proposal) onDiscard(proposal);
        }}
      >
        {messages.discardQuestion}
      </ConfirmDialog>
    </>
  );
}
