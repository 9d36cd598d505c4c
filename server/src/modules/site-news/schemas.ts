import { Type } from 'typebox';

import { GONE_STATES, type GoneState } from '@contract';

import { dateTime, idSchema, MAX_ID, nullable } from '../../http/schemas';

const MAX_ITEMS = 100;

export const siteNewsQuery = Type.Object({
  since: Type.Integer({ minimum: 0, maximum: MAX_ID, default: 0 }),
  limit: Type.Integer({ minimum: 1, maximum: MAX_ITEMS, default: 50 }),
});

const change = Type.Integer({ minimum: 1 });
const named = Type.Object({ id: idSchema, name: Type.String() });

export const siteArticleSchema = Type.Object({
  id: idSchema,
  change,
  version: Type.Integer({ minimum: 1 }),
  url: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  html: Type.String(),
  metaTitle: Type.String(),
  metaDescription: Type.String(),
  tags: Type.Array(Type.String()),
  references: Type.Array(Type.Object({ label: Type.String(), link: Type.String() })),
  videoUrl: Type.String(),
  tiktokUrl: Type.String(),
  coverImageUrl: nullable(Type.String()),
  coverCredit: Type.String(),
  squareImageUrl: nullable(Type.String()),
  squareCredit: Type.String(),
  group: named,
  category: nullable(named),
  country: nullable(Type.Object({ code: Type.String(), name: Type.String() })),
  author: named,
  publishedAt: dateTime,
  approvedAt: nullable(dateTime),
  until: nullable(dateTime),
});

export const siteGoneSchema = Type.Object({
  id: idSchema,
  change,
  state: Type.Unsafe<GoneState>({ type: 'string', enum: [...GONE_STATES] }),
});

export const siteNewsSchema = Type.Object({
  articles: Type.Array(siteArticleSchema),
  gone: Type.Array(siteGoneSchema),
  next: Type.Integer(),
  hasMore: Type.Boolean(),
  changesAt: nullable(dateTime),
});
