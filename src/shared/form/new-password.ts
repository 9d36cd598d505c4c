import { string } from 'yup';

import { PASSWORD_MIN_CHARACTERS } from '@/shared/contract';

/** The rule of a new password that can be told before it is sent: its length. Which ones too many people use, the server knows. */
export const newPassword = (sentences: { required: string; tooShort: string }) =>
  string()
    .required(sentences.required)
    .test('long-enough', sentences.tooShort, (password) => [...password].length >= PASSWORD_MIN_CHARACTERS);
