import { string } from 'yup';

import { PASSWORD_MIN_CHARACTERS } from '@/shared/contract';

/** Validates the length of a new password. Only the server checks whether a password is too common. */
export const newPassword = (sentences: { required: string; tooShort: string }) =>
  string()
    .required(sentences.required)
    .test('long-enough', sentences.tooShort, (password) => [...password].length >= PASSWORD_MIN_CHARACTERS);
