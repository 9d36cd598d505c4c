import { object, ref, string } from 'yup';

import type { EntryMessages } from '../entry-messages';

const MIN_PASSWORD_CHARACTERS = 10;

/** Long enough; what else makes a password a bad one, the server knows. */
const password = (messages: EntryMessages) =>
  string()
    .required(messages.required)
    .test('long-enough', messages.passwordTooShort, (text) => [...text].length >= MIN_PASSWORD_CHARACTERS);

const repeated = (messages: EntryMessages) =>
  string()
    .required(messages.required)
    .oneOf([ref('password')], messages.passwordsDiffer);

export const passwordSchema = (messages: EntryMessages) =>
  object({ password: password(messages), repeated: repeated(messages) });

export const firstRunSchema = (messages: EntryMessages, needsToken: boolean) =>
  object({
    username: string().trim().required(messages.required),
    email: string()
      .trim()
      .required(messages.required)
      .matches(/^[^\s@]+@[^\s@]+$/, messages.notAnEmail),
    password: password(messages),
    repeated: repeated(messages),
    // Formik hands an empty text to the schema as none.
    token: needsToken ? string().trim().required(messages.required) : string().default(''),
  });
