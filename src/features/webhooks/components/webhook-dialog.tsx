import { useMemo } from 'react';

import { type NewWebhook, type Webhook, WEBHOOK_KINDS, type WebhookRequest } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { useCreateWebhookMutation, useUpdateWebhookMutation } from '../api/webhooks-api';
import { webhookMessages } from '../messages';
import { webhookSchema } from '../model/webhook-schema';

import { KindsField } from './kinds-field';

const NEW: WebhookRequest = { url: '', kinds: [...WEBHOOK_KINDS] };

type Props = {
  /** The webhook to edit, or `new`; null closes the dialog. */
  webhook: Webhook | 'new' | null;
  onCreated: (created: NewWebhook) => void;
  onClose: () => void;
};

/** The address and the kinds of a new or existing webhook (CON-04). */
export function WebhookDialog({ webhook, onCreated, onClose }: Props) {
  const messages = useMessages(webhookMessages);
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const schema = useMemo(() => webhookSchema(messages), [messages]);
  const isNew = webhook === 'new';
  const { url, kinds } = webhook === null || isNew ? NEW : webhook;

  const save = async (values: WebhookRequest) => {
    const request = schema.cast(values);
    if (isNew) onCreated(await create(request).unwrap());
    else if (webhook) await update({ id: webhook.id, ...request }).unwrap();
  };

  return (
    <Modal open={webhook !== null} onClose={onClose} header={isNew ? messages.create : messages.editTitle}>
      {webhook && (
        <KeptForm
          keptAs={`webhook:${isNew ? 'new' : webhook.id}`}
          initialValues={{ url, kinds }}
          validationSchema={schema}
          onSubmit={save}
          success={isNew ? messages.created : messages.edited}
          onSaved={onClose}
        >
          <FormFields sx={{ width: 'min(480px, calc(100vw - 64px))' }}>
            <FormTextField
              name="url"
              label={messages.address}
              description={messages.addressHint}
              required
              type="url"
              autoComplete="off"
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses its first input
              autoFocus
            />
            <KindsField name="kinds" />
            <SubmitButton>{isNew ? messages.create : messages.save}</SubmitButton>
          </FormFields>
        </KeptForm>
      )}
    </Modal>
  );
}
