import LinearProgress from '@mui/material/LinearProgress';
import { useMemo, useState } from 'react';

import { handOverMessages, ReceiverInputs } from '@/features/hand-over';
import { newsFormMessages } from '@/features/writing';
import type { Id, JournalistLevel, JournalistNews } from '@/shared/contract';
import { FormActions, FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { submitOnCtrlEnter } from '@/shared/form/submit-on-ctrl-enter';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';

import { returnMessages } from '../returns/messages';

import { isEdit, type BulkAction, type BulkKind } from './bulk-actions';
import { CategoryInput, TagInputs, useReadersNote } from './bulk-edit-parts';
import { BulkResult } from './bulk-result';
import { Titles } from './bulk-titles';
import { bulkSchema, type BulkValues } from './bulk-values';
import { bulkMessages } from './messages';
import { useBulkRun, type Outcome } from './use-bulk-run';

/** What a person wants to do, with the items as the list showed them then. */
export type Asked = { action: BulkAction; rows: readonly JournalistNews[] };

export type BulkDialogProps = {
  /** Null closes the dialog. */
  asked: Asked | null;
  /** The person's level in a group. */
  levelOf: (groupId: Id) => JournalistLevel | null;
  /** Runs once all items are done; `done` are those without a failure. */
  onSettled?: (done: readonly JournalistNews[]) => void;
  onClose: () => void;
};

/** Asks before an action on several items, shows its progress and, if one of them was not done, what became of each. */
export function BulkDialog({ asked, ...props }: BulkDialogProps) {
  // Keep the words while the dialog fades out.
  const [shown, setShown] = useState(asked);
  const [isBusy, setBusy] = useState(false);
  if (asked && asked !== shown) setShown(asked);
  return (
    <Modal open={asked !== null} onClose={props.onClose} closeDisabled={isBusy} header={shown?.action.label}>
      {asked && <Question key={nameOf(asked)} {...asked} {...props} onBusy={setBusy} />}
    </Modal>
  );
}

/** Another question begins anew while the last one fades out. */
const nameOf = ({ action, rows }: Asked) => [action.kind, ...rows.map(({ id }) => id)].join();

/** One item has one comment, wherever it is typed. A category and tags are not text. */
const keptAs = (kind: BulkKind, [row, ...others]: readonly JournalistNews[]) => {
  if (kind !== 'return' && kind !== 'withdraw') return '';
  return row && others.length === 0 ? `${kind}:${row.id}` : `${kind}-many`;
};

const nothingFor = ([row]: readonly JournalistNews[]): BulkValues => ({
  comment: '',
  groupId: row?.groupId ?? '',
  authorId: '',
  categoryId: '',
  addTags: [],
  removeTags: [],
});

type QuestionProps = Asked & Omit<BulkDialogProps, 'asked'> & { onBusy: (isBusy: boolean) => void };

function Question({ action, rows, levelOf, onBusy, onSettled, onClose }: QuestionProps) {
  const messages = useMessages(bulkMessages);
  const words = useMessages(returnMessages);
  const { run, progress, isReady, undo } = useBulkRun(action.kind, levelOf);
  const [outcomes, setOutcomes] = useState<Outcome[] | null>(null);
  const hasComment = action.kind === 'return' || action.kind === 'withdraw';
  const forReaders = useReadersNote(rows, levelOf);
  const hasInput = hasComment || isEdit(action.kind) || action.kind === 'handOver';
  const { categoryRequired } = useMessages(newsFormMessages);
  const { authorRequired } = useMessages(handOverMessages);
  const schema = useMemo(
    () => bulkSchema(action.kind, { ...words, ...messages, categoryRequired, authorRequired }),
    [action.kind, words, messages, categoryRequired, authorRequired],
  );
  const initialValues = useMemo(() => nothingFor(rows), [rows]);
  const hasFailures = (all: readonly Outcome[]) => all.some(({ failure }) => failure !== null);

  const settle = (all: Outcome[]) => {
    onSettled?.(all.filter(({ failure }) => failure === null).map(({ row }) => row));
    if (hasFailures(all)) return setOutcomes(all);
    onClose();
  };

  if (outcomes) return <BulkResult outcomes={outcomes} undo={undo} onClose={onClose} />;
  return (
    <KeptForm
      keptAs={keptAs(action.kind, rows)}
      staysKept={hasFailures}
      initialValues={initialValues}
      {...(schema && { validationSchema: schema })}
      onSubmit={async (values) => {
        onBusy(true);
        try {
          return await run(rows, values);
        } finally {
          onBusy(false);
        }
      }}
      success={(all) => (hasFailures(all) ? null : messages.done(all.length))}
      {...(undo && { undo })}
      onSaved={settle}
    >
      <FormFields>
        <p>
          {messages[action.kind](rows.length)} {isEdit(action.kind) && forReaders}
        </p>
        <Titles rows={rows} label={messages.which} />
        {action.kind === 'category' && <CategoryInput groupId={rows[0]?.groupId} />}
        {action.kind === 'tags' && <TagInputs rows={rows} />}
        {action.kind === 'handOver' && <ReceiverInputs rows={rows} />}
        {hasComment && (
          <FormTextField
            name="comment"
            label={words.comment}
            required
            multiline
            minRows={3}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses its only input
            autoFocus
            inputProps={{
              // Not disabled: Formik fails when MUI reports that a disabled input loses the focus.
              readOnly: progress !== null,
              onKeyDown: submitOnCtrlEnter,
            }}
          />
        )}
        {progress === null ? (
          <FormActions>
            <SubmitButton color={action.danger ? 'danger' : 'primary'} disabled={!isReady}>
              {action.label}
            </SubmitButton>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- without an input, the dialog focuses the safe answer */}
            <Button autoFocus={!hasInput} variant="flat" color="secondary" onClick={onClose}>
              {messages.cancel}
            </Button>
          </FormActions>
        ) : (
          <div>
            <LinearProgress
              variant="determinate"
              aria-label={action.label}
              value={(100 * progress) / rows.length}
            />
            <p role="status">{messages.progress(progress, rows.length)}</p>
          </div>
        )}
      </FormFields>
    </KeptForm>
  );
}
