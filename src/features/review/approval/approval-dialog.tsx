import Alert from '@mui/material/Alert';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { newsMessages, type ReadNews, useApproveNewsMutation, useIsOwnWork } from '@/features/news';
import { errorMessage } from '@/shared/api/api-error';
import {
  type ApprovalStep as ApprovalStepName,
  type Id,
  type NewsSummary,
  nextApproval,
} from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { ApprovalChanges } from './approval-changes';
import { ApprovalStep } from './approval-step';
import { ApproveAnyway } from './approve-anyway';
import { approvalMessages } from './messages';
import { useBlockers } from './use-blockers';
import { seenOf, useFreshNews } from './use-fresh-news';

const Body = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  '& > p': { margin: 0 },
}));

/** In their order. */
const APPROVAL_STEPS: readonly ApprovalStepName[] = ['hours', 'permanent'];

type Props = {
  groupId: Id;
  /** The item to approve, with its version if it is on screen in full; null closes the dialog. */
  news: NewsSummary | ReadNews | null;
  onApproved: () => void;
  onCancel: () => void;
};

/**
 * Shows both steps of the approval and takes the next one (NWS-04). The other cannot be chosen, because the call carries no
 * choice. People approve only what they have seen: the dialog loads the item once and
 * shows changes before they can confirm. A server that supports If-Match refuses (412) if the item was saved
 * after that, and the dialog then shows that change too. If the load fails, they can still approve what is on screen. A reason
 * that was not sent is there again when the dialog is opened again.
 */
export function ApprovalDialog({ groupId, news, onApproved, onCancel }: Props) {
  const messages = useMessages(approvalMessages);
  const steps = useMessages(newsMessages);
  const tell = useMutationFeedback();
  const [approve, { isLoading }] = useApproveNewsMutation();
  const { fresh, seen, isChanged, error: readError, refetch } = useFreshNews(groupId, news);
  const hasFailed = Boolean(readError) && !fresh;
  // The item whose text is known: the loaded one or, if the load failed, the one on screen.
  const judged = fresh ?? (hasFailed && news && 'entityTag' in news ? news : null);
  const { found, isBlocked, override, setOverride, mayGoOn, forgetReason } = useBlockers(news?.id, judged);
  const current = fresh ?? news;
  const isOwnWork = useIsOwnWork()(current);
  const step = current && nextApproval(current);
  const mayConfirm = judged ? mayGoOn : hasFailed;
  const formId = useId();
  const noteOf = (name: ApprovalStepName) =>
    name === step ? messages.thisStep : step === 'hours' ? messages.nextStep : messages.doneStep;

  const confirm = async () => {
    if (!news || !mayConfirm || isOwnWork) return;
    const reason = isBlocked ? override.reason.trim() : undefined;
    const version = { groupId, newsId: news.id, entityTag: judged?.entityTag ?? null };
    const seen = current && step ? seenOf(current, step) : undefined;
    const approved = await tell(approve({ ...version, reason, seen }).unwrap(), {
      success: ({ message }) => message || messages.doneStep,
      refusal: (error) => {
        // Somebody else has saved it (412) or decided on it (409); or it may be approved, and a repeated call would take the next step.
        if (error.httpStatus === 412 || error.httpStatus === 409 || error.isUncertainWrite) void refetch();
        return error.httpStatus === 412 ? null : errorMessage(error);
      },
    });
    if (!approved) return;
    forgetReason();
    onApproved();
  };

  return (
    <Modal
      sheet
      open={news !== null}
      onClose={onCancel}
      closeDisabled={isLoading}
      header={messages.approvalTitle}
      footer={
        <>
          <Button variant="flat" color="secondary" disabled={isLoading} onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button
            loading={isLoading || (!hasFailed && (!fresh || !found))}
            disabled={!step || !mayConfirm || isOwnWork}
            type="submit"
            form={formId}
          >
            {steps[step ?? 'permanent']}
          </Button>
        </>
      }
    >
      <Body
        id={formId}
        // The key that opened the dialog, if still held down, must not confirm it.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.repeat) event.preventDefault();
          // The step that has the focus is no control, whose Enter would submit the form.
          else if (event.key === 'Enter' && event.target instanceof HTMLLIElement) void confirm();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <p>{current?.title}</p>
        {hasFailed && <QueryState isLoading={false} error={readError} onRetry={() => void refetch()} />}
        {isOwnWork && <Alert severity="info">{messages.ownWork}</Alert>}
        {found && isBlocked && !isOwnWork && (
          <ApproveAnyway override={override} onChange={setOverride}>
            <found.BlockerList blockers={found.blockers} />
          </ApproveAnyway>
        )}
        {isChanged && seen && fresh && <ApprovalChanges groupId={groupId} seen={seen} fresh={fresh} />}
        {!step && <p>{messages.nothingToApprove}</p>}
        <Stepper
          orientation="vertical"
          aria-label={messages.approvalTitle}
          activeStep={step ? APPROVAL_STEPS.indexOf(step) : APPROVAL_STEPS.length}
        >
          {APPROVAL_STEPS.map((name) => (
            <ApprovalStep
              key={name}
              active={name === step}
              label={steps[name]}
              explanation={messages[`${name}Explained`]}
              note={noteOf(name)}
            />
          ))}
        </Stepper>
      </Body>
    </Modal>
  );
}
