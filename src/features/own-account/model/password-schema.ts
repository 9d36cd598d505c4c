import { object, string, type ObjectSchema } from 'yup';

import type { PasswordRequest } from '@/shared/contract';
import { newPassword } from '@/shared/form/new-password';

import type { AccountMessages } from '../messages';

export const passwordSchema = ({
  currentRequired,
  newRequired,
  tooShort,
}: AccountMessages): ObjectSchema<PasswordRequest> =>
  object({
    currentPassword: string().required(currentRequired),
    newPassword: newPassword({ required: newRequired, tooShort }),
  });
