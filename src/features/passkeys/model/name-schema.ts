import { object } from 'yup';

import { MAX_PASSKEY_NAME } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';

import type { PasskeyMessages } from '../messages';

export const nameSchema = (messages: PasskeyMessages) =>
  object({
    name: lineText()
      .required(messages.nameRequired)
      .max(MAX_PASSKEY_NAME, messages.nameTooLong(MAX_PASSKEY_NAME)),
  });
