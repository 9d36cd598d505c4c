import { Type } from 'typebox';

import { SENT_REASONS, type SentReason } from '@contract';

import { MAX_HTML, MAX_JOINED_REFERENCES, MAX_JOINED_TAGS, MAX_MARKDOWN, MAX_TITLE } from './limits';
import { eachText, TEXT_FIELDS } from './text-fields';

// The forms for the OpenAPI document. The server reads them part by part (news-form.ts), so that one response reports
// every invalid part.
const text = (maxLength: number, description?: string) =>
  Type.Optional(Type.String({ maxLength, ...(description !== undefined && { description }) }));
const file = (description: string) => Type.String({ format: 'binary', description });
const id = Type.String({ pattern: '^\\d+$', maxLength: 20 });

const parts = {
  title: Type.String({ minLength: 1, maxLength: MAX_TITLE }),
  ...eachText((name) => text(TEXT_FIELDS[name].max)),
  categoryId: id,
  countryCode: Type.String({ minLength: 2, maxLength: 10, description: 'ISO 3166-1 alpha-2' }),
  publishedDate: text(40, 'YYYY-MM-DDTHH:mm:ssZ with offset; now where it is left out'),
  html: Type.String({ minLength: 1, maxLength: MAX_HTML }),
  tags: text(MAX_JOINED_TAGS, 'Joined by commas'),
  references: text(MAX_JOINED_REFERENCES, 'A JSON array of {label, link}'),
  group_id: Type.Optional(id),
  original: Type.Optional(file('The picture that both covers are cut from')),
  reason: Type.Optional(Type.Unsafe<SentReason>({ type: 'string', enum: [...SENT_REASONS], maxLength: 20 })),
};

export const newsCreateForm = Type.Object({
  ...parts,
  markdown: Type.String({ minLength: 1, maxLength: MAX_MARKDOWN }),
  cover: file('The 16:9 cover'),
  square: file('The 1:1 cover'),
});

export const newsEditForm = Type.Object({
  ...parts,
  markdown: text(MAX_MARKDOWN),
  news_id: Type.Optional(id),
  from_version: Type.Optional(id),
  publish: Type.Optional(
    Type.Unsafe<'false'>({
      type: 'string',
      pattern: '^false$',
      maxLength: 5,
      description: 'The save waits for approval, whoever sends it',
    }),
  ),
  keep_original: Type.Optional(
    Type.String({ pattern: '^true$', maxLength: 4, description: 'The covers are cut from the kept picture' }),
  ),
  cover: Type.Optional(file('A new 16:9 cover')),
  square: Type.Optional(file('A new 1:1 cover')),
});

export const imageForm = Type.Object({ image: file('JPEG, PNG, WebP or GIF') });
