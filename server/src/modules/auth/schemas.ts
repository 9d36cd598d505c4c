import { Type } from 'typebox';

import { requiredText } from '../../http/schemas';
import { secondStepsSchema } from '../passkeys/schemas';

/** `email` accepts a username or an e-mail address. */
export const signInBody = Type.Object({
  email: requiredText(254),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
});

export const refreshBody = Type.Object({ refreshToken: requiredText(2048) });

/**
 * Both tokens are empty if a second step is required; `challenge` (extension `two-factor`) is then sent with the code or the
 * passkey. `steps` lists which of them the person has.
 */
export const loginResponse = Type.Object({
  token: Type.String(),
  refreshToken: Type.String(),
  challenge: Type.Optional(Type.String()),
  steps: Type.Optional(secondStepsSchema),
});
