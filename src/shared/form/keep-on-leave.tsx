import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';
import { useAskBeforeUnload } from '@/shared/lib/use-ask-before-unload';
import { getSessionNumber } from '@/shared/session/session';
import { ActionNotice } from '@/shared/ui/toast/action-notice';
import { toast } from '@/shared/ui/toast/toast';

import { LeftFormsContext } from './left-forms';
import { formMessages } from './messages';

/** The last submit of a form; `isSaved` once the server has accepted it. */
export type Sent = { values: FormikValues; isAccepted: Promise<boolean>; isSaved: boolean };

/** The entry of the history whose form is to be restored, from the state of a location. */
const entryIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'leftForm' in state && typeof state.leftForm === 'string'
    ? state.leftForm
    : null;

/**
 * Keeps what was typed into the surrounding form if its page is left without saving: a toast leads back to it, and
 * so does Back. Before the tab is closed, the browser asks.
 */
export function KeepOnLeave({ sent }: { sent: RefObject<Sent | null> }) {
  const messages = useMessages(formMessages);
  const leftForms = useContext(LeftFormsContext);
  const { values, initialValues, setValues } = useFormikContext<FormikValues>();
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();

  const restore = useEffectEvent(() => {
    if (!leftForms) return;
    const entry = [key, entryIn(state)].find((one) => one !== null && leftForms.has(one));
    const form = entry && leftForms.get(entry);
    if (!form) return;
    leftForms.delete(entry);
    toast.dismiss(form.offer);
    void setValues({ ...values, ...form.typed });
  });
  useEffect(() => restore(), [key]);

  const typedFields = () => Object.entries(values).filter(([name, value]) => value !== initialValues[name]);
  /** The submit of what the form holds now. */
  const submit = () => (sent.current?.values === values ? sent.current : null);

  const leave = useEffectEvent(async (session: number) => {
    const typed = Object.fromEntries(typedFields());
    if (!leftForms || Object.keys(typed).length === 0) return;
    if (await submit()?.isAccepted) return;
    if (session !== getSessionNumber()) return;
    const goBack = () => void navigate(pathname + search, { state: { leftForm: key } });
    const offer = toast.offer(
      <ActionNotice label={messages.backToForm} onAction={goBack}>
        {messages.notSaved}
      </ActionNotice>,
    );
    leftForms.set(key, { typed, offer });
  });
  useEffect(() => {
    const session = getSessionNumber();
    return () => void leave(session);
  }, []);

  useAskBeforeUnload(() => typedFields().length > 0 && !submit()?.isSaved);

  return null;
}
