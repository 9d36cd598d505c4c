import { Type } from 'typebox';

import { VERSION_REASONS, type VersionReason, VERSIONS_PAGE_SIZE } from '@contract';

import { dateTime, idSchema, MAX_ID, nullable, pageQuery } from '../../http/schemas';
import { newsParams, referenceSchema, tagSchema } from '../news/schemas';
import { eachText } from '../news/text-fields';

const number = Type.Integer({ minimum: 1, maximum: MAX_ID });

export const versionParams = Type.Object({ ...newsParams.properties, number });
export const versionsQuery = Type.Object({
  ...pageQuery(VERSIONS_PAGE_SIZE),
  /** Only approved versions. */
  approved: Type.Boolean({ default: false }),
});

const summary = {
  number,
  reason: Type.Unsafe<VersionReason>({ type: 'string', enum: [...VERSION_REASONS] }),
  fromNumber: nullable(number),
  savedAt: nullable(dateTime),
  savedBy: nullable(Type.Object({ id: idSchema, displayName: Type.String() })),
  size: Type.Integer(),
  approved: nullable(
    Type.Object({
      step: Type.Unsafe<'hours' | 'permanent'>({ type: 'string', enum: ['hours', 'permanent'] }),
      at: dateTime,
      by: Type.String(),
    }),
  ),
};

export const versionSummarySchema = Type.Object(summary);

/** The content of a version. */
export const contentSchema = Type.Object({
  title: Type.String(),
  ...eachText(() => Type.String()),
  markdown: Type.String(),
  html: Type.String(),
  tags: Type.Array(tagSchema),
  references: Type.Array(referenceSchema),
  categoryId: idSchema,
  countryCode: Type.String(),
  publishedAt: dateTime,
  coverImageUrl: nullable(Type.String()),
  squareImageUrl: nullable(Type.String()),
});

export const versionSchema = Type.Object({ ...summary, content: contentSchema });
