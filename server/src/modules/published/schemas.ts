import { Type } from 'typebox';

import { dateTime, nullable } from '../../http/schemas';

/** The published copy of an item, in items and in rows of lists. */
export const publishedCopySchema = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  publishedAt: nullable(dateTime),
  until: nullable(dateTime),
  by: Type.String(),
});
