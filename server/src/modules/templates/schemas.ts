import { Type } from 'typebox';

import { dateTime, idSchema, nullable, requiredText } from '../../http/schemas';
import { groupParams } from '../journalists/schemas';
import {
  MAX_DESCRIPTION,
  MAX_HTML,
  MAX_MARKDOWN,
  MAX_REFERENCES,
  MAX_TAG,
  MAX_TAGS,
  MAX_TITLE,
  MAX_URL_CHARACTERS,
} from '../news/limits';
import { referenceSchema } from '../news/schemas';

const text = (maxLength: number) => Type.String({ maxLength });

const content = Type.Object({
  title: text(MAX_TITLE),
  metaTitle: text(MAX_TITLE),
  markdown: text(MAX_MARKDOWN),
  metaDescription: text(MAX_DESCRIPTION),
  categoryId: nullable(idSchema),
  countryCode: text(10),
  html: text(MAX_HTML),
  tags: Type.Array(text(MAX_TAG), { maxItems: MAX_TAGS }),
  references: Type.Array(referenceSchema, { maxItems: MAX_REFERENCES }),
  videoUrl: text(MAX_URL_CHARACTERS),
  tiktokUrl: text(MAX_URL_CHARACTERS),
});

const name = requiredText(100);

export const templateParams = Type.Object({ ...groupParams.properties, templateId: idSchema });

export const templateBody = Type.Object({ name, content });

export const templateChangeBody = Type.Object({ name, content: Type.Optional(content) });

export const templateSummarySchema = Type.Object({
  id: idSchema,
  name: Type.String(),
  savedAt: dateTime,
  savedBy: Type.String(),
});

export const templateSchema = Type.Object({ ...templateSummarySchema.properties, content });
