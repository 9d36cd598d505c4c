import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { memo, useCallback, useEffect } from 'react';

import type { SaveOrigin } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import type { NewsFormValues } from '../fields/news-form-values';

import { DraftChip, useDraftStatus } from './draft-chip';
import { DraftMenu } from './draft-menu';
import { DraftNotice } from './draft-notice';
import { draftMessages } from './messages';
import type { NewsDraft } from './news-draft';
import type { FormItem, OpenedVersion } from './proposal';
import { ProposalDialog } from './proposal-dialog';
import { useProposals } from './use-proposals';
import { useSaveBackup } from './use-save-backup';

// Beside Save, where no toast covers it.
const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flexWrap: 'wrap',
}));

/** What is said once a proposal is in the form. */
const PUT_IN = { device: 'restored', file: 'applied', version: 'versionApplied' } as const;

type Props = FormItem & {
  draft: NewsDraft;
  /** The version to bring back, where the form was opened for that. */
  version?: OpenedVersion;
  /** The last attempt to save did not reach the server or was refused. */
  saveFailed: boolean;
  /** Other values came into the form: fields that remember what they showed start anew. */
  onReplaced: (origin?: SaveOrigin) => void;
};

type ToolsProps = Props & { replace: (values: NewsFormValues, origin?: SaveOrigin) => void };

// Not drawn anew for every key: only what it is given counts.
const DraftTools = memo(function DraftTools({ draft, saveFailed, replace, ...item }: ToolsProps) {
  const messages = useMessages(draftMessages);
  const isFailing = useDraftStatus(draft).kind === 'failed';
  const isInDanger = isFailing || saveFailed;
  const saveBackup = useSaveBackup(draft);
  const { proposal, before, entryCount, ...proposals } = useProposals(draft, item, replace);
  const backup = { label: messages.saveBackup, onSelect: () => void saveBackup() };

  return (
    <>
      <Place>
        <DraftMenu onSaveBackup={backup.onSelect} onOpenBackup={(file) => void proposals.openFile(file)} />
        <DraftChip draft={draft} isStored={item.news !== undefined} />
        {entryCount > 0 && !proposal && (
          <Button size="sm" variant="outlined" color="secondary" onClick={() => void proposals.openKept()}>
            {messages.keptTexts(entryCount)}
          </Button>
        )}
      </Place>
      {isInDanger && (
        <DraftNotice kind="error" actions={[backup]}>
          {isFailing ? messages.notKeptWhy : messages.saveFailed}
        </DraftNotice>
      )}
      {before && !isInDanger && (
        <DraftNotice
          kind="info"
          actions={[
            { label: messages.undo, onSelect: () => void proposals.undo(before) },
            { label: messages.dismiss, onSelect: proposals.forgetBefore },
          ]}
        >
          {messages[PUT_IN[before.from]]}
        </DraftNotice>
      )}
      <ProposalDialog
        proposal={proposal}
        onAccept={(accepted, left) => void proposals.accept(accepted, left)}
        onDiscard={(discarded) => void proposals.discard(discarded)}
        onClose={proposals.closeProposal}
      />
    </>
  );
});

/** Keeps what is typed, says where it lies, and offers what was kept before. Stands in the form, beside Save. */
export function DraftBar(props: Props) {
  const { draft, onReplaced } = props;
  const { values, setValues } = useFormikContext<NewsFormValues>();
  useEffect(() => draft.change(values), [draft, values]);
  const replace = useCallback(
    (next: NewsFormValues, origin?: SaveOrigin) => {
      // The tag box starts empty; what stood in it is a tag of the text before.
      draft.typeTag('');
      void setValues(next);
      onReplaced(origin);
    },
    [draft, setValues, onReplaced],
  );
  return <DraftTools {...props} replace={replace} />;
}
