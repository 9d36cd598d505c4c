import { Type } from 'typebox';

import { idSchema, requiredText } from '../../http/schemas';

/** A code of the app or a recovery code, with any spacing. */
const code = requiredText(40);
const password = Type.String({ minLength: 1, maxLength: 1_024 });

export const twoFactorSchema = Type.Object({
  isEnabled: Type.Boolean(),
  isRequired: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
  passkeys: Type.Optional(Type.Integer()),
});

export const startBody = Type.Object({ password });
export const startSchema = Type.Object({ secret: Type.String(), address: Type.String() });
export const confirmBody = Type.Object({ code });
export const recoveryCodesSchema = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
/** The proof for changing an active second factor: the password and a code. */
export const proofBody = Type.Object({ password, code });
export const secondStepBody = Type.Object({ challenge: requiredText(2_048), code });
export const personParams = Type.Object({ id: idSchema });
