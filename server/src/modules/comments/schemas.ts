import { Type } from 'typebox';

import { COMMENT_CONTEXT, COMMENT_QUOTE, MAX_COMMENT } from '@contract';

import { dateTime, idSchema, nullable, requiredText } from '../../http/schemas';
import { profileSchema } from '../journalists/schemas';
import { newsParams } from '../news/schemas';

/** More code points than a text has whose characters are counted as people count them; the route counts those. */
const CODE_POINTS = 10;

const anchor = nullable(
  Type.Object({
    quote: requiredText(CODE_POINTS * COMMENT_QUOTE),
    before: Type.String({ maxLength: CODE_POINTS * COMMENT_CONTEXT }),
    after: Type.String({ maxLength: CODE_POINTS * COMMENT_CONTEXT }),
  }),
);

export const commentParams = Type.Object({ ...newsParams.properties, commentId: idSchema });

export const commentBody = Type.Object({
  text: requiredText(CODE_POINTS * MAX_COMMENT),
  threadId: Type.Optional(idSchema),
  anchor: Type.Optional(anchor),
});

export const newsCommentSchema = Type.Object({
  id: idSchema,
  author: profileSchema,
  text: Type.String(),
  createdAt: dateTime,
});

export const commentThreadSchema = Type.Object({
  ...newsCommentSchema.properties,
  anchor,
  isReturn: Type.Boolean(),
  resolved: nullable(Type.Object({ at: dateTime, by: Type.String() })),
  replies: Type.Array(newsCommentSchema),
});
