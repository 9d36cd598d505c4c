import { object } from 'yup';

import { MAX_RETURN_COMMENT } from '@/shared/contract';
import { boxText } from '@/shared/form/clean-text';

import type { ReturnMessages } from './messages';

export const returnSchema = ({ required, tooLong }: Pick<ReturnMessages, 'required' | 'tooLong'>) =>
  object({
    comment: boxText()
      .required(required)
      .test(
        'short-enough',
        tooLong(MAX_RETURN_COMMENT),
        (comment) => [...comment].length <= MAX_RETURN_COMMENT,
      ),
  });
