import { Type } from 'typebox';

import { requiredText } from '../../http/schemas';

/** `email` takes a username or an e-mail address. */
export const signInBody = Type.Object({
  email: requiredText(254),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
});

export const refreshBody = Type.Object({ refreshToken: requiredText(2048) });

/** Both tokens are empty where a second step is asked for: `challenge` (extension `two-factor`) is then sent with its code. */
export const loginResponse = Type.Object({
  token: Type.String(),
  refreshToken: Type.String(),
  challenge: Type.Optional(Type.String()),
});
