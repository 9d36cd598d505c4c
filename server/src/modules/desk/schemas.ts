import { Type } from 'typebox';

import { dateTime, idSchema, nullable } from '../../http/schemas';
import { journalistNewsSchema } from '../news/schemas';

export const deskItemSchema = Type.Object({
  ...journalistNewsSchema.properties,
  groupName: Type.String(),
  authorName: Type.String(),
  approvedUntil: nullable(dateTime),
});

export const deskListSchema = Type.Object({ items: Type.Array(deskItemSchema), total: Type.Integer() });

export const deskSchema = Type.Object({
  groupIds: Type.Array(idSchema),
  waiting: deskListSchema,
  runningOut: deskListSchema,
  goneDark: deskListSchema,
  returned: Type.Optional(Type.Array(deskItemSchema)),
  own: Type.Array(deskItemSchema),
});
