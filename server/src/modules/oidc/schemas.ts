import { Type } from 'typebox';

import { dateTime } from '../../http/schemas';
import { loginResponse } from '../auth/schemas';

const MAX_ADDRESS = 2_048;

/** A path of the console: an address elsewhere would lead people who have just signed in to another website. */
export const startBody = Type.Object({
  to: Type.String({ maxLength: MAX_ADDRESS, pattern: '^/(?![/\\\\])[^\\\\\\s]*$' }),
});

export const startSchema = Type.Object({ address: Type.String() });

/** The answer of the provider; the server reads more of it than this. */
export const callbackQuery = Type.Object({ state: Type.Optional(Type.String({ maxLength: 100 })) });

export const providerSignInSchema = Type.Object({
  ...loginResponse.properties,
  to: Type.String(),
  prove: Type.Optional(Type.Object({ email: Type.String() })),
});

export const providerLinkSchema = Type.Object({
  email: Type.String(),
  linkedAt: dateTime,
  canRemove: Type.Boolean(),
});

export const providerSignOutSchema = Type.Object({
  address: Type.Unsafe<string | null>({ type: 'string', nullable: true }),
});
