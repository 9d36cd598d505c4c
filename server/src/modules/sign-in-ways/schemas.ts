import { Type } from 'typebox';

import { dateTime, idSchema, nullable } from '../../http/schemas';
import { passkeySchema } from '../passkeys/schemas';

export const signInWaysSchema = Type.Object({
  hasPassword: Type.Boolean(),
  passkeys: Type.Array(passkeySchema),
  provider: nullable(Type.Object({ email: Type.String(), linkedAt: dateTime })),
});

export const personPasskeyParams = Type.Object({ id: idSchema, passkeyId: idSchema });
