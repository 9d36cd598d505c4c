import { mixed, object, type ObjectSchema } from 'yup';

import type { JournalistLevel } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';

import type { journalistMessages } from '../messages';

/** `''` is "not chosen yet". */
export type InviteValues = { email: string; level: JournalistLevel | '' };

export const inviteSchema = (messages: (typeof journalistMessages)['en']): ObjectSchema<InviteValues> =>
  object({
    email: lineText().required(messages.emailRequired),
    level: mixed<JournalistLevel>().required(messages.levelRequired),
  });
