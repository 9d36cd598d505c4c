import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { memo, useCallback } from 'react';

import type { OpenedVersion } from '@/features/history';
import type { NewsFormValues } from '@/features/news';
import { BeginFromTemplate, useSaveAsTemplate } from '@/features/templates';
import type { SaveOrigin } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { DraftChip, useDraftStatus } from './draft-chip';
import { DraftMenu } from './draft-menu';
import { DraftNotice } from './draft-notice';
import { draftMessages } from './messages';
import type { NewsDraft } from './news-draft';
import type { FormItem } from './proposal';
import { ProposalDialog } from './proposal-dialog';
import { useProposals } from './use-proposals';
import { useSaveBackup } from './use-save-backup';

// Next to Save, where no toast covers it.
const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flexWrap: 'wrap',
  // On a phone the menu is in the row of the buttons, and the rest below them.
  [theme.breakpoints.down('sm')]: { display: 'contents', '& > * + *': { order: 1 } },
}));

/** The message after a proposal was applied to the form. */
const PUT_IN = {
  device: 'restored',
  file: 'applied',
  version: 'versionApplied',
  template: 'templateApplied',
} as const;

type Props = FormItem & {
  draft: NewsDraft;
  /** The version to bring back, if the form was opened for that. */
  version?: OpenedVersion;
  /** Whether the last save was refused or did not reach the server. */
  saveFailed: boolean;
  /** Called when the values of the form are replaced, so that fields with internal state can reset. */
  onReplaced: (origin?: SaveOrigin) => void;
};

type ToolsProps = Props & { replace: (values: NewsFormValues, origin?: SaveOrigin) => void };

// Memoized, so that a keystroke does not rerender it.
const DraftTools = memo(function DraftTools({ draft, saveFailed, replace, ...item }: ToolsProps) {
  const messages = useMessages(draftMessages);
  const isFailing = useDraftStatus(draft).kind === 'failed';
  const isInDanger = isFailing || saveFailed;
  const saveBackup = useSaveBackup(draft);
  const asTemplate = useSaveAsTemplate(item.groupId, draft.current);
  const { proposal, before, entryCount, ...proposals } = useProposals(draft, item, replace);
  const backup = { label: messages.saveBackup, onSelect: () => void saveBackup() };

  return (
    <>
      <Place>
        <DraftMenu
          onSaveBackup={backup.onSelect}
          onOpenBackup={(file) => void proposals.openFile(file)}
          saveAsTemplate={asTemplate.action}
        />
        <DraftChip draft={draft} isStored={item.news !== undefined} />
        {!item.news && <BeginFromTemplate {...item} onChoose={(values) => void proposals.begin(values)} />}
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
      {asTemplate.dialog}
    </>
  );
});

/** Shows where the draft is stored, and offers earlier drafts. Rendered in the form, next to Save. */
export function DraftBar(props: Props) {
  const { draft, onReplaced } = props;
  const { setValues } = useFormikContext<NewsFormValues>();
  const replace = useCallback(
    (next: NewsFormValues, origin?: SaveOrigin) => {
      // The tag box resets to empty; its text belonged to the replaced values.
      draft.typeTag('');
      void setValues(next);
      onReplaced(origin);
    },
    [draft, setValues, onReplaced],
  );
  return <DraftTools {...props} replace={replace} />;
}
