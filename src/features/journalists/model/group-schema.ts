import { object, string, type ObjectSchema } from 'yup';

import type { GroupRequest } from '@/shared/contract';

import type { journalistMessages } from '../messages';

export const groupSchema = (messages: (typeof journalistMessages)['en']): ObjectSchema<GroupRequest> =>
  object({ name: string().trim().required(messages.nameRequired) });
