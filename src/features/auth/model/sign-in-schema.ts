import { object, string, type ObjectSchema } from 'yup';

import type { SignInRequest } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';

import type { authMessages } from '../messages';

export const signInSchema = (messages: (typeof authMessages)['en']): ObjectSchema<SignInRequest> =>
  object({
    email: lineText().required(messages.usernameRequired),
    password: string().required(messages.passwordRequired),
  });
