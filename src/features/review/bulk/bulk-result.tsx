import Alert from '@mui/material/Alert';

import { FormActions, FormFields } from '@/shared/form/form-fields';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { kitMessages } from '@/shared/ui/messages';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { Titles } from './bulk-titles';
import { bulkMessages } from './messages';
import type { Outcome } from './use-bulk-run';

type Props = {
  outcomes: readonly Outcome[];
  undo: ((outcomes: readonly Outcome[]) => Promise<unknown>) | undefined;
  onClose: () => void;
};

/** What became of each item, if not all were done. */
export function BulkResult({ outcomes, undo, onClose }: Props) {
  const messages = useMessages(bulkMessages);
  const kit = useMessages(kitMessages);
  const tell = useMutationFeedback();
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const done = outcomes.length - failed.length;
  const undoAll = () => {
    if (undo) void tell(undo(outcomes), { success: kit.undone });
    onClose();
  };
  return (
    <FormFields>
      <Alert severity="warning">{`${messages.partly(done, failed.length)} ${messages.stillChosen}`}</Alert>
      <Titles
        rows={failed.map(({ row }) => row)}
        label={messages.which}
        note={(row) => failed.find((outcome) => outcome.row === row)?.failure}
      />
      <FormActions>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone */}
        <Button autoFocus onClick={onClose}>
          {messages.close}
        </Button>
        {undo && done > 0 && (
          <Button variant="outlined" onClick={undoAll}>
            {kit.undo}
          </Button>
        )}
      </FormActions>
    </FormFields>
  );
}
