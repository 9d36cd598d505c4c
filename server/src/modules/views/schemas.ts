import { Type } from 'typebox';

import { VIEW_LIMITS } from '@contract';

import { idSchema, nullable, requiredText } from '../../http/schemas';

export const viewParams = Type.Object({ id: idSchema });

export const viewBody = Type.Object({
  name: requiredText(VIEW_LIMITS.name),
  query: Type.String({ minLength: 1, maxLength: VIEW_LIMITS.query }),
  groupId: nullable(idSchema),
});

export const savedViewSchema = Type.Object({
  id: idSchema,
  name: Type.String(),
  query: Type.String(),
  group: nullable(Type.Object({ id: idSchema, name: Type.String() })),
  owner: Type.Object({ id: idSchema, displayName: Type.String() }),
  isOwn: Type.Boolean(),
});
