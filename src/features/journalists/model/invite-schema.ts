import { mixed, object, string, type ObjectSchema } from 'yup';

import type { JournalistLevel } from '@/shared/contract';

import type { journalistMessages } from '../messages';

/** `''` is "not chosen yet". */
export type InviteValues = { email: string; level: JournalistLevel | '' };

export const inviteSchema = (messages: (typeof journalistMessages)['en']): ObjectSchema<InviteValues> =>
  object({
    email: string().trim().required(messages.emailRequired),
    level: mixed<JournalistLevel>().required(messages.levelRequired),
  });
