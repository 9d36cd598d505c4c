import { Type } from 'typebox';

import { GROUP_NEWS_PAGE_SIZE, NEWS_SORTS, NEWS_STATES, type NewsSort, type NewsState } from '@contract';

import { dateTime, idSchema, pageQuery, searchQuery } from '../../http/schemas';

export const findNewsQuery = Type.Object({
  ...searchQuery,
  groupId: Type.Optional(idSchema),
  state: Type.Optional(Type.Unsafe<NewsState>({ type: 'string', enum: [...NEWS_STATES] })),
  author: Type.Optional(idSchema),
  category: Type.Optional(idSchema),
  from: Type.Optional(dateTime),
  to: Type.Optional(dateTime),
  sort: Type.Optional(Type.Unsafe<NewsSort>({ type: 'string', enum: [...NEWS_SORTS] })),
  ...pageQuery(GROUP_NEWS_PAGE_SIZE),
});
