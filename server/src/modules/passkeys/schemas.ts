import { Type } from 'typebox';

import { MAX_PASSKEY_NAME, SECOND_STEPS, type SecondStepKind } from '@contract';

import { dateTime, idSchema, nullable, requiredText } from '../../http/schemas';

/** Bytes as base64url. */
const bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
/** WebAuthn allows 1 023 bytes. */
const credentialId = bytes(1_364);
const clientDataJSON = bytes(4_096);
const type = Type.Unsafe<'public-key'>({ type: 'string', enum: ['public-key'] });
const name = requiredText(MAX_PASSKEY_NAME);

const newPasskey = Type.Object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: Type.Object({ clientDataJSON, attestationObject: bytes(16_384) }),
});

const passkeyUse = Type.Object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: Type.Object({
    clientDataJSON,
    authenticatorData: bytes(4_096),
    signature: bytes(2_048),
    userHandle: Type.Optional(Type.String({ maxLength: 100 })),
  }),
});

export const secondStepsSchema = Type.Array(
  Type.Unsafe<SecondStepKind>({ type: 'string', enum: [...SECOND_STEPS] }),
);

export const passkeySchema = Type.Object({
  id: idSchema,
  name: Type.String(),
  createdAt: dateTime,
  lastUsedAt: nullable(dateTime),
});

export const optionsSchema = Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) });

export const passkeyParams = Type.Object({ id: idSchema });
export const passkeyBody = Type.Object({ name, passkey: newPasskey });
export const passkeyNameBody = Type.Object({ name });
export const proofByPasskeyBody = Type.Object({ passkey: passkeyUse });

const challenge = Type.Optional(requiredText(2_048));
export const signInStartBody = Type.Object({ challenge });
export const signInByPasskeyBody = Type.Object({ challenge, passkey: passkeyUse });
