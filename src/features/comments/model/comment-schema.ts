import { object } from 'yup';

import { MAX_COMMENT } from '@/shared/contract';
import { boxText } from '@/shared/form/clean-text';
import { countGraphemes } from '@/shared/text/truncate';

import type { CommentMessages } from '../messages';

export const commentSchema = ({ required, tooLong }: Pick<CommentMessages, 'required' | 'tooLong'>) =>
  object({
    text: boxText()
      .required(required)
      .test('short-enough', tooLong(MAX_COMMENT), (text) => countGraphemes(text) <= MAX_COMMENT),
  });
