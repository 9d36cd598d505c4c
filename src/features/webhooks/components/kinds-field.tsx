import { useField } from 'formik';

import { WEBHOOK_KINDS, type WebhookKind } from '@/shared/contract';
import { useFieldError } from '@/shared/form/form-status';
import { useMessages } from '@/shared/i18n/messages';
import { CheckList } from '@/shared/ui/check-list/check-list';

import { webhookMessages } from '../messages';

/** What a webhook tells. */
export function KindsField({ name }: { name: string }) {
  const messages = useMessages(webhookMessages);
  const [{ value: chosen }, , { setValue }] = useField<WebhookKind[]>(name);
  const error = useFieldError(name);
  const toggle = (kind: WebhookKind) =>
    setValue(WEBHOOK_KINDS.filter((known) => chosen.includes(known) !== (known === kind)));
  return (
    <CheckList
      label={messages.kinds}
      parts={[{ options: WEBHOOK_KINDS.map((kind) => ({ value: kind, label: messages[kind] })) }]}
      isChosen={(kind) => chosen.includes(kind)}
      onToggle={(kind) => void toggle(kind)}
      error={error}
    />
  );
}
