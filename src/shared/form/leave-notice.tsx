import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';
import { useAskBeforeUnload } from '@/shared/lib/use-ask-before-unload';
import { getSessionNumber } from '@/shared/session/session';
import { ActionNotice } from '@/shared/ui/toast/action-notice';
import { toast } from '@/shared/ui/toast/toast';

import { formMessages } from './messages';

/** The toast of each form that was left. */
const offers = new Map<string, number>();

type Props = {
  form: string;
  hasUnsaved: () => boolean;
  /** Settles with the answer to the last submit. */
  sending: RefObject<Promise<unknown> | null>;
};

/** If the page is left without saving, a toast leads back to it. Before the tab is closed, the browser asks. */
export function LeaveNotice({ form, hasUnsaved, sending }: Props) {
  const messages = useMessages(formMessages);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const leave = useEffectEvent(async (session: number) => {
    await sending.current;
    if (!hasUnsaved() || session !== getSessionNumber()) return;
    const offer = toast.offer(
      <ActionNotice
        actions={[{ label: messages.backToForm, onAction: () => void navigate(pathname + search) }]}
      >
        {messages.notSaved}
      </ActionNotice>,
    );
    offers.set(form, offer);
  });
  useEffect(() => {
    const session = getSessionNumber();
    const offer = offers.get(form);
    if (offer !== undefined) toast.dismiss(offer);
    return () => void leave(session);
  }, [form]);

  useAskBeforeUnload(hasUnsaved);

  return null;
}
