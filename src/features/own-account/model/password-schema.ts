import { object, string, type ObjectSchema } from 'yup';

import type { PasswordRequest } from '@/shared/contract';

import type { AccountMessages } from '../messages';

const MIN_CHARACTERS = 10;

/** What can be told before it is sent; which passwords too many people use, the server knows. */
export const passwordSchema = (messages: AccountMessages): ObjectSchema<PasswordRequest> =>
  object({
    currentPassword: string().required(messages.currentRequired),
    newPassword: string()
      .required(messages.newRequired)
      .test(
        'long-enough',
        messages.tooShort(MIN_CHARACTERS),
        (password) => [...password].length >= MIN_CHARACTERS,
      ),
  });
