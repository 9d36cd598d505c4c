import { array, date, mixed, object, string, type ObjectSchema, type TestContext } from 'yup';

import type { NewsFormValues } from '@/features/news';
import { serverNow } from '@/shared/api/server-clock';
import { type Id, isPublishable, isWebAddress, type Reference } from '@/shared/contract';
import { boxText, lineText } from '@/shared/form/clean-text';
import { isEmptyHtml } from '@/shared/text/is-empty-html';

import { type NewsFormMessages } from '../messages';

import { isSoundAddress, sameReference } from './stored-faults';

// Formik passes an empty field to the schema as undefined.
const text = () => string().default('');

const address = (message: string, stored = '') =>
  text().test('web-address', message, (text) => text === stored || isSoundAddress(text));

const reference = (messages: NewsFormMessages, stored: Reference[] = []): ObjectSchema<Reference> => {
  const passes = (rule: (reference: Reference) => boolean, { parent }: TestContext) => {
    const reference = parent as Reference; // yup does not type the parent
    return stored.some((other) => sameReference(other, reference)) || rule(reference);
  };
  return object({
    label: text().test('label', messages.referenceLabelRequired, (_label, context) =>
      passes(({ label, link }) => label.trim() !== '' || link.trim() === '', context),
    ),
    link: text().test('link', messages.webAddress, (_link, context) =>
      passes(({ label, link }) => (link.trim() === '' ? label.trim() === '' : isWebAddress(link)), context),
    ),
  });
};

// Every keystroke in any field validates the whole form; a long text is parsed again only if it changed.
const emptyHtmlTest = () => {
  let last = { html: '', empty: true };
  return (html: string) => {
    if (html !== last.html) last = { html, empty: isEmptyHtml(html) };
    return last.empty;
  };
};

/**
 * `stored`: the values with which an edit was opened. A stored value that was not changed is always
 * accepted.
 */
const newsSchema = (messages: NewsFormMessages, stored?: NewsFormValues): ObjectSchema<NewsFormValues> => {
  const isEmpty = emptyHtmlTest();
  const chosenDate = date()
    .nullable()
    .typeError(messages.dateRequired)
    .test(
      'near',
      messages.dateTooFar,
      (chosen) => !chosen || isPublishable(chosen, serverNow(), stored?.publishedDate),
    );
  return object({
    cover: mixed<File>().nullable().defined(),
    square: mixed<File>().nullable().defined(),
    title: text(),
    metaTitle: text(),
    markdown: text(),
    metaDescription: text(),
    categoryId: mixed<Id | ''>()
      .default('')
      .test('category', messages.categoryRequired, (id) => id !== ''),
    countryCode: string().required(messages.countryRequired),
    publishedDate:
      stored?.publishedDate === null ? chosenDate.defined() : chosenDate.required(messages.dateRequired),
    html: text().test('content', messages.contentRequired, (html) => !isEmpty(html)),
    tags: array(text()).defined(),
    references: array(reference(messages, stored?.references)).defined(),
    videoUrl: address(messages.webAddress, stored?.videoUrl),
    tiktokUrl: address(messages.webAddress, stored?.tiktokUrl),
  });
};

/**
 * The rules for an edit: category, country and content are required (VAL-08), and changed addresses must be
 * valid.
 */
export const newsEditSchema = newsSchema;

/**
 * The additional rules for a new item: title, Markdown and both covers as files are required (VAL-07,
 * NWS-11).
 */
export const newsCreateSchema = (messages: NewsFormMessages): ObjectSchema<NewsFormValues> =>
  newsSchema(messages).shape({
    cover: mixed<File>().nullable().defined().required(messages.coverRequired),
    square: mixed<File>().nullable().defined().required(messages.squareRequired),
    title: lineText().required(messages.titleRequired),
    markdown: boxText().required(messages.markdownRequired),
  });
