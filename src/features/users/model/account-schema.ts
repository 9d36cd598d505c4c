import { array, boolean, mixed, number, object, type StringSchema } from 'yup';

import type { GroupAccess } from '@/shared/contract';
import { boxText, lineText } from '@/shared/form/clean-text';

import type { AccountMessages } from '../account-messages';

const MAX_NAME_CHARACTERS = 254;
const MAX_BIO_CHARACTERS = 2_000;

const limited = (text: StringSchema<string | undefined>, messages: AccountMessages, max: number) =>
  text.test('length', messages.tooLong(max), (text = '') => [...text].length <= max);

const names = (messages: AccountMessages) => {
  const name = limited(lineText(), messages, MAX_NAME_CHARACTERS).required(messages.required);
  return {
    displayName: name,
    username: name,
    email: name.matches(/^[^\s@]+@[^\s@]+$/, messages.notAnEmail),
  };
};

/** Only the server knows which names are taken. */
export const newAccountSchema = (messages: AccountMessages) =>
  object({
    ...names(messages),
    permission: number().required(),
    groups: array(mixed<GroupAccess>().required()).default([]),
  });

export const accountSchema = (messages: AccountMessages) =>
  object({
    ...names(messages),
    // Formik passes an empty text to the schema as undefined.
    bio: limited(boxText(), messages, MAX_BIO_CHARACTERS).default(''),
    avatar: mixed<File>().nullable().defined(),
    removeAvatar: boolean().required(),
  });
