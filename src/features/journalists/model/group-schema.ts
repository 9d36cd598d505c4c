import { object, type ObjectSchema } from 'yup';

import type { GroupRequest } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';

import type { journalistMessages } from '../messages';

export const groupSchema = (messages: (typeof journalistMessages)['en']): ObjectSchema<GroupRequest> =>
  object({ name: lineText().required(messages.nameRequired) });
