import { mixed, object } from 'yup';

import { MAX_TOKEN_NAME, TOKEN_PURPOSES, type TokenPurpose } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';

import type { TokenMessages } from '../messages';

export const tokenSchema = (messages: TokenMessages) =>
  object({
    name: lineText()
      .required(messages.nameRequired)
      .max(MAX_TOKEN_NAME, messages.nameTooLong(MAX_TOKEN_NAME)),
    purpose: mixed<TokenPurpose>().oneOf(TOKEN_PURPOSES).required(),
  });
