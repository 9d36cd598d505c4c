import { Type } from 'typebox';

import { dateTime, requiredText } from '../../http/schemas';

const MAX_NAME_CHARACTERS = 254;
const MAX_BIO_CHARACTERS = 2_000;
const MAX_PASSWORD_CHARACTERS = 1_024;

export const profileBody = Type.Object({
  displayName: requiredText(MAX_NAME_CHARACTERS),
  bio: Type.String({ maxLength: MAX_BIO_CHARACTERS }),
});

export const avatarForm = Type.Object({ avatar: Type.String({ format: 'binary' }) });

export const passwordBody = Type.Object({
  currentPassword: Type.String({ minLength: 1, maxLength: MAX_PASSWORD_CHARACTERS }),
  // Larger than the limit of the password rules, which refuse a long password with their own message.
  newPassword: Type.String({ minLength: 1, maxLength: 4 * MAX_PASSWORD_CHARACTERS }),
});

export const sessionSchema = Type.Object({
  id: Type.String(),
  browser: Type.String(),
  network: Type.String(),
  createdAt: dateTime,
  lastSeenAt: dateTime,
  isCurrent: Type.Boolean(),
});

export const newDeviceSchema = Type.Object({
  browser: Type.String(),
  network: Type.String(),
  firstSeenAt: dateTime,
  wrongCodes: Type.Optional(Type.Integer()),
});

export const sessionParams = Type.Object({ sessionId: Type.String({ maxLength: 36 }) });
