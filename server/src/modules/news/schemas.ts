import { Type } from 'typebox';

import {
  APPROVAL_REASON_MAX,
  type ApprovalStep,
  GROUP_NEWS_PAGE_SIZE,
  PostStatus,
  REMOVED_KINDS,
  type RemovedKind,
  SNIPPET_FIELDS,
  type Snippet,
} from '@contract';

import {
  dateTime,
  idSchema,
  nullable,
  oneOf,
  pageQuery,
  requiredText,
  searchQuery,
} from '../../http/schemas';
import { profileSchema } from '../journalists/schemas';
import { publishedCopySchema } from '../published/schemas';

import { eachText } from './text-fields';

const returnSchema = Type.Object({ comment: Type.String(), at: dateTime, by: Type.String() });

const summary = {
  id: idSchema,
  title: Type.String(),
  coverImageUrl: nullable(Type.String()),
  squareImageUrl: nullable(Type.String()),
  categoryId: idSchema,
  countryCode: Type.String(),
  publishedAt: dateTime,
  createdAt: dateTime,
  status: oneOf(Object.values(PostStatus)),
  statusText: Type.String(),
  approvalText: Type.String(),
  isApprovedLifeTime: Type.Boolean(),
  isApprovedPermanent: Type.Boolean(),
  approvedUntil: Type.Optional(nullable(dateTime)),
  returned: Type.Optional(nullable(returnSchema)),
  published: Type.Optional(nullable(publishedCopySchema)),
  shownFrom: Type.Optional(nullable(dateTime)),
  waitingSince: Type.Optional(nullable(dateTime)),
  authorId: Type.Optional(idSchema),
  writers: Type.Optional(Type.Array(idSchema)),
};

/** Where a search found an item (extension `search-news`). */
export const snippetSchema = Type.Object({
  field: Type.Unsafe<Snippet['field']>({ type: 'string', enum: [...SNIPPET_FIELDS] }),
  parts: Type.Array(Type.Object({ text: Type.String(), isMatch: Type.Boolean() })),
});

const row = { ...summary, snippet: Type.Optional(snippetSchema) };

export const newsSummarySchema = Type.Object(row);

export const journalistNewsSchema = Type.Object({ ...row, groupId: idSchema });

export const tagSchema = Type.Object({ name: Type.String() });
export const referenceSchema = Type.Object({ label: Type.String(), link: Type.String() });

export const newsItemSchema = Type.Object({
  ...summary,
  ...eachText(() => Type.String()),
  markdown: Type.String(),
  html: Type.String(),
  tags: Type.Array(tagSchema),
  references: Type.Array(referenceSchema),
  fullUrl: Type.String(),
  shortUrl: Type.String(),
  author: Type.Optional(profileSchema),
  coverOriginalUrl: Type.Optional(nullable(Type.String())),
});

/** The parts that were removed from the HTML of a saved item (extension `removed-html`). */
const removedPartSchema = Type.Object({
  kind: Type.Unsafe<RemovedKind>({ type: 'string', enum: [...REMOVED_KINDS] }),
  name: Type.String(),
  count: Type.Integer(),
});
export const savedNewsSchema = Type.Object({
  ...newsItemSchema.properties,
  removed: Type.Optional(Type.Array(removedPartSchema)),
});

export const newsParams = Type.Object({ groupId: idSchema, newsId: idSchema });
export const authorParams = Type.Object({ userId: idSchema });
export const newsListQuery = Type.Object({ ...searchQuery, ...pageQuery(GROUP_NEWS_PAGE_SIZE) });
export const authorNewsQuery = Type.Object(pageQuery(GROUP_NEWS_PAGE_SIZE));
export const uploadedImageSchema = Type.Object({ url: Type.String() });

/** An edit names the version that it is based on, an approval the version that the approver saw (`docs/decisions/merging.md`). */
export const ifMatchHeaders = Type.Object({
  'if-match': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});

/**
 * Why an item is approved in spite of what the console's checks found, and whether it gets another 24 hours instead of the
 * permanent step; a client of the core API sends neither.
 */
export const approvalBody = nullable(
  Type.Object({
    reason: Type.Optional(requiredText(APPROVAL_REASON_MAX)),
    again: Type.Optional(Type.Boolean()),
    seen: Type.Optional(
      Type.Object({
        status: oneOf(Object.values(PostStatus)),
        step: Type.Unsafe<ApprovalStep>({ type: 'string', enum: ['hours', 'permanent'] }),
        waitingSince: Type.Optional(nullable(dateTime)),
      }),
    ),
  }),
);

/** A repeated request has the key of the first one (`docs/decisions/double-submit.md`). */
export const creationHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
