import { Type } from 'typebox';

import { MAX_TOKEN_NAME, TOKEN_PURPOSES, type TokenPurpose } from '@contract';

import { dateTime, idSchema, nullable, requiredText } from '../../http/schemas';

const purpose = Type.Unsafe<TokenPurpose>({ type: 'string', enum: [...TOKEN_PURPOSES] });

export const tokenBody = Type.Object({ name: requiredText(MAX_TOKEN_NAME), purpose });
export const tokenParams = Type.Object({ id: idSchema });

export const apiTokenSchema = Type.Object({
  id: idSchema,
  name: Type.String(),
  purpose,
  createdAt: dateTime,
  createdBy: Type.String(),
  lastUsedAt: nullable(dateTime),
});

export const newApiTokenSchema = Type.Object({ ...apiTokenSchema.properties, secret: Type.String() });
