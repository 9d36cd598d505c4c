import { object, string } from 'yup';

import { SIX_DIGITS } from '@/shared/text/digits';

import type { TwoFactorMessages } from '../messages';

export const startSchema = (messages: TwoFactorMessages) =>
  object({ password: string().required(messages.passwordRequired) });

export const confirmSchema = (messages: TwoFactorMessages) =>
  object({
    code: string().trim().required(messages.codeRequired).matches(SIX_DIGITS, messages.sixDigits),
  });

/** A code from the app, or a recovery code. */
export const proofSchema = (messages: TwoFactorMessages) =>
  object({
    password: string().required(messages.passwordRequired),
    code: string().trim().required(messages.codeRequired),
  });
