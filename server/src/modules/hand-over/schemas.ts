import { Type } from 'typebox';

import { idSchema } from '../../http/schemas';

export const unfinishedItemSchema = Type.Object({
  id: idSchema,
  title: Type.String(),
  groupId: idSchema,
  groupName: Type.String(),
  isReturned: Type.Boolean(),
});

export const groupOfPersonSchema = Type.Object({
  id: idSchema,
  name: Type.String(),
  isLastHead: Type.Boolean(),
});

export const handOverNewsBody = Type.Object({
  authorId: idSchema,
  from: Type.Optional(idSchema),
  to: Type.Optional(Type.Object({ groupId: idSchema, categoryId: Type.Optional(idSchema) })),
});

export const unfinishedWorkSchema = Type.Object({
  items: Type.Array(unfinishedItemSchema),
  total: Type.Integer(),
  groups: Type.Array(groupOfPersonSchema),
});
