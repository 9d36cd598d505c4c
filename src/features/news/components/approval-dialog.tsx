import { styled } from '@mui/material/styles';

import { useErrorMessage } from '@/shared/api/api-error';
import type { Id, NewsSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';
import { toast } from '@/shared/ui/toast/toast';

import { useApproveNewsMutation } from '../api/news-api';
import { newsMessages } from '../messages';
import { nextApproval } from '../model/approval';

import { ApprovalOption } from './approval-option';

const Options = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
}));

type Props = {
  groupId: Id;
  /** The item to approve; null while the dialog is closed. */
  news: NewsSummary | null;
  onApproved: () => void;
  onCancel: () => void;
};

/** Both kinds of approval, the proposed one chosen: the call carries no choice, so the other cannot be (NWS-04). */
export function ApprovalDialog({ groupId, news, onApproved, onCancel }: Props) {
  const messages = useMessages(newsMessages);
  const errorMessage = useErrorMessage();
  const [approve, { isLoading }] = useApproveNewsMutation();
  const step = news && nextApproval(news);

  const confirm = async () => {
    if (!news) return;
    const { data, error } = await approve({ groupId, newsId: news.id });
    if (error) return void toast.error(errorMessage(error));
    toast.success(data.message || messages.doneStep);
    onApproved();
  };

  return (
    <Modal
      open={news !== null}
      onClose={onCancel}
      closeDisabled={isLoading}
      header={messages.approvalTitle}
      footer={
        <>
          <Button variant="flat" color="secondary" disabled={isLoading} onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button loading={isLoading} onClick={() => void confirm()}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      {news?.title}
      <Options role="radiogroup" aria-label={messages.approvalTitle}>
        <ApprovalOption
          label={messages.hours}
          explanation={messages.hoursExplained}
          chosen={step === 'hours'}
          note={step === 'hours' ? messages.thisStep : messages.doneStep}
        />
        <ApprovalOption
          label={messages.permanent}
          explanation={messages.permanentExplained}
          chosen={step === 'permanent'}
          note={step === 'hours' ? messages.nextStep : messages.thisStep}
        />
      </Options>
    </Modal>
  );
}
