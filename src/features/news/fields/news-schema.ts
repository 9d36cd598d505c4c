import { array, date, mixed, object, string, type ObjectSchema, type TestContext } from 'yup';

import { type Id, isWebAddress, type Reference } from '@/shared/contract';
import { isEmptyHtml } from '@/shared/text/is-empty-html';

import type { NewsFormMessages } from '../form-messages';

import type { NewsFormValues } from './news-form-values';
import { isSoundAddress, sameReference } from './stored-faults';

// Formik hands an empty field to the schema as undefined.
const text = () => string().default('');

const address = (message: string, stored = '') =>
  text().test('web-address', message, (text) => text === stored || isSoundAddress(text));

const reference = (messages: NewsFormMessages, stored: Reference[] = []): ObjectSchema<Reference> => {
  const passes = (rule: (reference: Reference) => boolean, { parent }: TestContext) => {
    const reference = parent as Reference; // yup knows no type of the object around a field
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

// Every key in any field validates the whole form; a long text is parsed only when it is another.
const emptyHtmlTest = () => {
  let last = { html: '', empty: true };
  return (html: string) => {
    if (html !== last.html) last = { html, empty: isEmptyHtml(html) };
    return last.empty;
  };
};

/** `stored`: the values an edit was opened with. What is stored already and was not touched is never refused. */
const newsSchema = (messages: NewsFormMessages, stored?: NewsFormValues): ObjectSchema<NewsFormValues> => {
  const isEmpty = emptyHtmlTest();
  const chosenDate = date().nullable().typeError(messages.dateRequired);
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

/** What an edit needs: category, country, content (VAL-08), and of what is changed, addresses that are addresses. */
export const newsEditSchema = newsSchema;

/** What a new item needs besides: title, Markdown and both covers as files (VAL-07, NWS-11). */
export const newsCreateSchema = (messages: NewsFormMessages): ObjectSchema<NewsFormValues> =>
  newsSchema(messages).shape({
    cover: mixed<File>().nullable().defined().required(messages.coverRequired),
    square: mixed<File>().nullable().defined().required(messages.squareRequired),
    title: string().trim().required(messages.titleRequired),
    markdown: string().trim().required(messages.markdownRequired),
  });
