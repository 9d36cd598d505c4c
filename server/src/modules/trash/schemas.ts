import { Type } from 'typebox';

import { TRASH_PAGE_SIZE } from '@contract';

import { dateTime, idSchema, nullable, pageQuery, searchQuery } from '../../http/schemas';
import { snippetSchema } from '../news/schemas';

export const trashQuery = Type.Object({ ...searchQuery, ...pageQuery(TRASH_PAGE_SIZE) });

export const deletedNewsSchema = Type.Object({
  id: idSchema,
  title: Type.String(),
  deletedAt: dateTime,
  deletedBy: nullable(Type.Object({ id: idSchema, displayName: Type.String() })),
  keptUntil: dateTime,
  snippet: Type.Optional(snippetSchema),
});
