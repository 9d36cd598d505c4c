import { object, ref, string } from 'yup';

import { lineText } from '@/shared/form/clean-text';
import { newPassword } from '@/shared/form/new-password';

import type { EntryMessages } from '../entry-messages';

const password = ({ required, passwordTooShort }: EntryMessages) =>
  newPassword({ required, tooShort: passwordTooShort });

const repeated = (messages: EntryMessages) =>
  string()
    .required(messages.required)
    .oneOf([ref('password')], messages.passwordsDiffer);

export const passwordSchema = (messages: EntryMessages) =>
  object({ password: password(messages), repeated: repeated(messages) });

export const firstRunSchema = (messages: EntryMessages, needsToken: boolean) =>
  object({
    username: lineText().required(messages.required),
    email: lineText()
      .required(messages.required)
      .matches(/^[^\s@]+@[^\s@]+$/, messages.notAnEmail),
    password: password(messages),
    repeated: repeated(messages),
    // Formik passes an empty text to the schema as undefined.
    token: needsToken ? string().trim().required(messages.required) : string().default(''),
  });
