import { object, string, type ObjectSchema } from 'yup';

import type { SignInRequest } from '@/shared/contract';

import type { authMessages } from '../messages';

export const signInSchema = (messages: (typeof authMessages)['en']): ObjectSchema<SignInRequest> =>
  object({
    email: string().trim().required(messages.usernameRequired),
    password: string().required(messages.passwordRequired),
  });
