import { useCallback, useRef, useState } from 'react';

import type { WebhookDelivery } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { webhookMessages } from '../messages';

import { DeliveryResult } from './delivery-result';
import { MessageAndAnswer } from './message-and-answer';

type Sending = { isOpen: boolean; delivery: WebhookDelivery | null };

/** A dialog that waits for the receiver's answer to what is sent now, and shows it. */
export const useResultDialog = () => {
  const messages = useMessages(webhookMessages);
  const tell = useMutationFeedback();
  const [{ isOpen, delivery }, setSending] = useState<Sending>({ isOpen: false, delivery: null });
  /** The last sending: the answer to an earlier one, whose dialog was closed, is in the log. */
  const last = useRef<Promise<unknown> | null>(null);
  const close = useCallback(() => {
    last.current = null;
    setSending((shown) => ({ ...shown, isOpen: false }));
  }, []);

  const wait = useCallback(
    async (sending: Promise<WebhookDelivery | null>) => {
      last.current = sending;
      setSending({ isOpen: true, delivery: null });
      const answer = await tell(sending);
      if (last.current !== sending) return;
      if (answer?.data) setSending({ isOpen: true, delivery: answer.data });
      else close();
    },
    [tell, close],
  );
  // The same function in every render, so that the rows of a log stay.
  const show = useCallback((sending: Promise<WebhookDelivery | null>) => void wait(sending), [wait]);

  const dialog = (
    <Modal
      open={isOpen}
      header={messages.resultTitle}
      onClose={close}
      footer={
        <Button variant="flat" color="secondary" onClick={close}>
          {messages.close}
        </Button>
      }
    >
      <QueryState isLoading={delivery === null}>
        {delivery && (
          <>
            <DeliveryResult result={delivery} />
            <MessageAndAnswer delivery={delivery} />
          </>
        )}
      </QueryState>
    </Modal>
  );
  return { show, dialog };
};
