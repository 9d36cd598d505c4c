import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { fieldMessages, type NewsFieldName } from '@/features/news';
import { FieldDifference } from '@/shared/diff/field-difference';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import { CheckBox } from '@/shared/ui/check-box/check-box';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { Modal } from '@/shared/ui/modal/modal';

import { draftMessages } from './messages';
import { withHtml, type Proposal } from './proposal';

const Since = styled(Alert)(({ theme }) => ({ marginBottom: theme.spacing(1) }));

/**
 * What the person rejects of a proposal: whole fields, and blocks of its article; `html` is the article
 * without those.
 */
type Left = { of: Proposal | null; fields: NewsFieldName[]; html: string | null };

const nothingOf = (of: Proposal | null): Left => ({ of, fields: [], html: null });

type Props = {
  proposal: Proposal | null;
  /** `left`: the rejected fields, which keep their values. */
  onAccept: (proposal: Proposal, left: readonly NewsFieldName[]) => void;
  onDiscard: (proposal: Proposal) => void;
  onClose: () => void;
};

/** Shows the differences field by field before the form changes. */
export function ProposalDialog({ proposal, onAccept, onDiscard, onClose }: Props) {
  const messages = useMessages(draftMessages);
  const labels = useMessages(fieldMessages);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(nothingOf(null));
  const left = leaving.of === proposal ? leaving : nothingOf(proposal);
  const from = proposal?.from ?? 'file';
  const since = proposal?.savedSince ?? [];
  const isChosenByField = from === 'version' || since.length > 0;
  const when = formatDate(proposal?.savedAt);
  const words = {
    device: {
      title: messages.restoreTitle,
      why: messages.restoreWhy(when),
      later: messages.later,
      accept: messages.restore,
      other: messages.unsavedText,
    },
    file: {
      title: messages.openBackup,
      why: messages.backupWhy(when),
      later: messages.cancel,
      accept: messages.apply,
      other: messages.inFile,
    },
    version: {
      title: messages.bringBackTitle,
      why: messages.versionWhy,
      later: messages.cancel,
      accept: messages.bringBack,
      other: messages.inVersion,
    },
  }[from];
  const namesOf = (fields: NewsFieldName[]) => fields.map((field) => labels[field]).join(', ');
  const choose = (field: NewsFieldName, isTaken: boolean) =>
    setLeaving({
      ...left,
      fields: isTaken ? left.fields.filter((name) => name !== field) : [...left.fields, field],
    });
  const chooseBlocks = (html: string | null) =>
    setLeaving((current) => ({ ...(current.of === proposal ? current : nothingOf(proposal)), html }));

  return (
    <>
      <Modal
        open={proposal !== null}
        maxWidth="md"
        onClose={onClose}
        header={words.title}
        footer={
          proposal && (
            <>
              <Button variant="flat" color="secondary" onClick={onClose}>
                {words.later}
              </Button>
              {from === 'device' && (
                <Button variant="outlined" color="danger" onClick={() => setAsking(true)}>
                  {messages.discard}
                </Button>
              )}
              <Button
                disabled={left.fields.length === proposal.differences.length}
                onClick={() => onAccept(withHtml(proposal, left.html), left.fields)}
              >
                {words.accept}
              </Button>
            </>
          )
        }
      >
        {proposal && (
          <>
            <p>{words.why}</p>
            {proposal.ofOtherItem && <p>{messages.otherItem}</p>}
            {proposal.lacking.length > 0 && <p>{messages.lacking(namesOf(proposal.lacking))}</p>}
            {since.length > 0 && <Since severity="warning">{messages.savedSince(namesOf(since))}</Since>}
            {proposal.notOffered.map((field) => (
              <p key={field}>{messages.notOffered(labels[field])}</p>
            ))}
            {proposal.differences.map((difference) => (
              <FieldDifference
                key={difference.field}
                {...difference}
                name={labels[difference.field]}
                beforeLabel={messages.inForm}
                afterLabel={words.other}
                onChoose={isChosenByField ? chooseBlocks : undefined}
                heading={
                  isChosenByField && (
                    <CheckBox
                      checked={!left.fields.includes(difference.field)}
                      onChange={(isTaken) => choose(difference.field, isTaken)}
                    >
                      {messages.take(labels[difference.field])}
                    </CheckBox>
                  )
                }
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
