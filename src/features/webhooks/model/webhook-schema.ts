import { array, mixed, object } from 'yup';

import { MAX_WEBHOOK_URL, WEBHOOK_KINDS, type WebhookKind } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';

import type { WebhookMessages } from '../messages';

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** An address of the web and at least one kind; what the server may reach is the server's to decide. */
export const webhookSchema = (messages: WebhookMessages) =>
  object({
    url: lineText()
      .required(messages.urlRequired)
      .max(MAX_WEBHOOK_URL, messages.urlTooLong(MAX_WEBHOOK_URL))
      .test('address', messages.notAnAddress, (address) => !address || isWebAddress(address)),
    kinds: array(mixed<WebhookKind>().oneOf(WEBHOOK_KINDS).required())
      .min(1, messages.kindsRequired)
      .required(messages.kindsRequired),
  });
