import {
  cleanText,
  foldName,
  type Id,
  isPublishable,
  isStoredDate,
  MAX_HTML_DEPTH,
  MAX_HTML_ELEMENTS,
  type Reference,
} from '@contract';

import type { FieldMessages } from '../../http/api-error';
import type { Localized } from '../../http/localized';
import { commonMessages } from '../../http/messages';
import { isStorable, withoutControls } from '../../http/plain-text';
import type { UploadedForm } from '../../http/read-form';
import { MAX_ID } from '../../http/schemas';
import type { CleanHtml, HtmlRefusal } from '../html/clean-news-html';
import { readOrigin } from '../versions/origin';

import { createTextReader, isLongerThan, isWebUrl } from './form-text';
import {
  MAX_HTML,
  MAX_JOINED_REFERENCES,
  MAX_JOINED_TAGS,
  MAX_MARKDOWN,
  MAX_REFERENCE_LABEL,
  MAX_REFERENCES,
  MAX_TAG,
  MAX_TAGS,
  MAX_TEXT_PICTURES,
  MAX_TITLE,
} from './limits';
import { newsMessages } from './messages';
import { parsePublishedDate } from './published-date';
import { eachText, TEXT_FIELDS, type TextField } from './text-fields';

export type NewsInput = Record<TextField, string> & {
  title: string;
  markdown: string;
  categoryId: Id;
  countryCode: string;
  publishedAt: Date;
  html: string;
  tags: string[];
  references: Reference[];
};

type Context = {
  groupId: Id;
  newsId?: Id;
  now: Date;
  /** The date of publication of the edited item. */
  stored?: Date;
  cleanHtml: (html: string) => Promise<CleanHtml | { refusal: HtmlRefusal }>;
};

/** Text pasted from a word processor contains invisible control characters that people could not remove. */
export const PASTED = { mayHoldControls: true };

const HTML_REFUSALS: Record<HtmlRefusal, Localized> = {
  'too-deep': newsMessages.tooDeep(MAX_HTML_DEPTH),
  'too-many-elements': newsMessages.tooManyElements(MAX_HTML_ELEMENTS),
  'too-many-pictures': newsMessages.tooManyPictures(MAX_TEXT_PICTURES),
  'too-slow': newsMessages.tooSlow,
};

/** One tag for each name, in the order of the request; the first spelling of a name wins. */
export const readTags = (joined: string, errors: FieldMessages): string[] => {
  const byName = new Map<string, string>();
  for (const tag of joined.split(',').map(cleanText)) {
    const name = foldName(tag);
    if (name && !byName.has(name)) byName.set(name, tag);
  }
  const tags = [...byName.values()];
  if (tags.length > MAX_TAGS) errors['tags'] ??= newsMessages.tooManyTags(MAX_TAGS);
  if (tags.some((tag) => isLongerThan(tag, MAX_TAG))) errors['tags'] ??= newsMessages.tagTooLong(MAX_TAG);
  return tags;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const toReference = (value: unknown): Reference | undefined => {
  if (typeof value !== 'object' || value === null || !('label' in value) || !('link' in value))
    return undefined;
  const { label, link } = value;
  if (typeof label !== 'string' || typeof link !== 'string') return undefined;
  const address = withoutControls(link).trim();
  const isGood =
    !isLongerThan(label, MAX_REFERENCE_LABEL) &&
    isStorable(label) &&
    isStorable(address) &&
    isWebUrl(address);
  return isGood ? { label: cleanText(label), link: address } : undefined;
};

export const readReferences = (json: string, errors: FieldMessages): Reference[] => {
  const list = json.trim() ? parseJson(json) : [];
  const references = Array.isArray(list) ? list.map(toReference) : [undefined];
  if (references.length > MAX_REFERENCES)
    errors['references'] = newsMessages.tooManyReferences(MAX_REFERENCES);
  if (references.includes(undefined)) errors['references'] ??= newsMessages.invalidReferences;
  return references.filter((reference) => reference !== undefined);
};

const toId = (text: string): Id => {
  const id = /^\d{1,10}$/.test(text.trim()) ? Number(text) : 0;
  return id <= MAX_ID ? id : 0;
};

const NOTHING: CleanHtml = { html: '', removed: [], isEmpty: false };

/** The cleaned text of the article; a text over the length or structure limits is refused without cleaning. */
export const readHtml = async (
  html: string,
  errors: FieldMessages,
  cleanHtml: Context['cleanHtml'],
): Promise<CleanHtml> => {
  if (errors['html']) return NOTHING;
  const clean = await cleanHtml(html);
  if ('refusal' in clean) {
    errors['html'] = HTML_REFUSALS[clean.refusal];
    return NOTHING;
  }
  return clean;
};

/** The optional plain texts of an item. */
export const readPlainTexts = ({ text, url }: ReturnType<typeof createTextReader>) =>
  eachText((name) => {
    const { kind, max } = TEXT_FIELDS[name];
    if (kind === 'address') return url(name);
    return kind === 'line' ? cleanText(text(name, max)) : text(name, max, PASTED);
  });

/** The text parts of the news form, and an error for each invalid one. */
export const readNewsForm = async (
  form: UploadedForm,
  { groupId, newsId, now, stored, cleanHtml }: Context,
) => {
  const reader = createTextReader(form);
  const { errors, text } = reader;
  const isNew = newsId === undefined;

  const categoryId = toId(text('categoryId', 20));
  if (categoryId === 0) errors['categoryId'] = newsMessages.chooseCategory;
  const countryCode = cleanText(text('countryCode', 10)).toUpperCase();
  if (!countryCode) errors['countryCode'] = newsMessages.chooseCountry;

  const publishedDate = text('publishedDate', 40);
  const sentAt = publishedDate.trim() ? parsePublishedDate(publishedDate) : (stored ?? now);
  // A save that does not change the date keeps it whole, and so changes nothing.
  const publishedAt = sentAt && isStoredDate(sentAt, stored) ? stored : sentAt;
  if (!publishedAt) errors['publishedDate'] ??= newsMessages.invalidDate;
  else if (!isPublishable(publishedAt, now, stored)) errors['publishedDate'] ??= newsMessages.dateTooFar;

  const { html, removed, isEmpty } = await readHtml(text('html', MAX_HTML, PASTED), errors, cleanHtml);
  if (isEmpty) errors['html'] ??= commonMessages.required;

  if (form.fields['group_id'] && toId(form.fields['group_id']) !== groupId) {
    errors['group_id'] = newsMessages.otherGroup;
  }
  if (!isNew && form.fields['news_id'] && toId(form.fields['news_id']) !== newsId) {
    errors['news_id'] = newsMessages.otherNews;
  }

  const input: NewsInput = {
    title: cleanText(text('title', MAX_TITLE, { required: true })),
    ...readPlainTexts(reader),
    markdown: text('markdown', MAX_MARKDOWN, { required: isNew, ...PASTED }),
    categoryId,
    countryCode,
    publishedAt: publishedAt ?? stored ?? now,
    html,
    tags: readTags(text('tags', MAX_JOINED_TAGS), errors),
    references: readReferences(text('references', MAX_JOINED_REFERENCES), errors),
  };
  const origin = readOrigin(form, errors, isNew ? 'create' : 'edit');
  const publish = form.fields['publish'];
  if (publish && publish !== 'false') errors['publish'] = newsMessages.falseOrNothing;
  return { input, origin, isToPublish: publish !== 'false', errors, removed };
};
