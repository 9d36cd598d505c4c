import { Type } from 'typebox';

import {
  MAX_MEDIA_ADDRESSES,
  MAX_MEDIA_ALT,
  MAX_MEDIA_TAGS,
  MAX_MEDIA_TEXT,
  MAX_RIGHTS_NOTE,
  MEDIA_PAGE_SIZE,
} from '@contract';

import { dateTime, idSchema, nullable, pageQuery, searchQuery } from '../../http/schemas';
import { groupParams } from '../journalists/schemas';

/** More code points than a text has whose characters are counted as people count them; the route counts those. */
const CODE_POINTS = 10;
const MAX_ADDRESS = 2_000;

const text = (max: number) => Type.String({ maxLength: CODE_POINTS * max });
const id = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f-]{27}$' });
/** The database has no year 0. */
const day = Type.String({ format: 'date', pattern: '^(?!0000)' });
const person = Type.Object({ id: idSchema, displayName: Type.String() });

export const mediaParams = Type.Object({ ...groupParams.properties, mediaId: id });

export const mediaQuery = Type.Object({
  ...searchQuery,
  person: Type.Optional(idSchema),
  from: Type.Optional(dateTime),
  to: Type.Optional(dateTime),
  tag: Type.Optional(Type.String({ minLength: 1, maxLength: CODE_POINTS * MAX_MEDIA_TEXT })),
  unused: Type.Optional(Type.Boolean()),
  address: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: MAX_ADDRESS }), { maxItems: MAX_MEDIA_ADDRESSES }),
  ),
  ...pageQuery(MEDIA_PAGE_SIZE),
});

export const mediaTrashQuery = Type.Object(pageQuery(MEDIA_PAGE_SIZE));

/** Only what changes: two people who write about different things at the same time keep both. */
export const mediaBody = Type.Partial(
  Type.Object({
    title: text(MAX_MEDIA_TEXT),
    alt: text(MAX_MEDIA_ALT),
    credit: text(MAX_MEDIA_TEXT),
    source: text(MAX_MEDIA_TEXT),
    rightsNote: text(MAX_RIGHTS_NOTE),
    rightsUntil: nullable(day),
    tags: Type.Array(text(MAX_MEDIA_TEXT), { maxItems: CODE_POINTS * MAX_MEDIA_TAGS }),
  }),
);

export const mediaPictureSchema = Type.Object({
  id: Type.String(),
  url: Type.String(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  bytes: Type.Integer(),
  uploadedAt: dateTime,
  uploadedBy: person,
  uses: Type.Integer(),
  title: Type.String(),
  alt: Type.String(),
  credit: Type.String(),
  source: Type.String(),
  rightsNote: Type.String(),
  rightsUntil: nullable(day),
  tags: Type.Array(Type.String()),
});

export const mediaUseSchema = Type.Object({
  newsId: idSchema,
  title: Type.String(),
  inWorkingCopy: Type.Boolean(),
  inPublishedCopy: Type.Boolean(),
});

export const mediaPictureWithUsesSchema = Type.Object({
  ...mediaPictureSchema.properties,
  usedIn: Type.Array(mediaUseSchema),
});

export const deletedMediaSchema = Type.Object({
  ...mediaPictureSchema.properties,
  deletedAt: dateTime,
  deletedBy: nullable(Type.String()),
  keptUntil: dateTime,
});

export const mediaTagSchema = Type.Object({ name: Type.String(), count: Type.Integer() });
