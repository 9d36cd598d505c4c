import { array, date, mixed, object, string, type ObjectSchema } from 'yup';

import type { Id, Reference } from '@/shared/contract';
import { isEmptyHtml } from '@/shared/text/is-empty-html';

import type { NewsFormMessages } from '../form-messages';

import type { NewsFormValues } from './news-form-values';
import { isWebAddress } from './web-address';

// Formik hands an empty field to the schema as undefined.
const text = () => string().default('');

const address = (message: string) =>
  text().test('web-address', message, (text) => text.trim() === '' || isWebAddress(text));

const reference = (messages: NewsFormMessages): ObjectSchema<Reference> =>
  object({
    label: text().test('label', messages.referenceLabelRequired, (label, { parent }) => {
      const { link } = parent as Reference; // yup knows no type of the object around a field
      return label.trim() !== '' || link.trim() === '';
    }),
    link: text().test('link', messages.webAddress, (link, { parent }) => {
      const { label } = parent as Reference; // as above
      return link.trim() === '' ? label.trim() === '' : isWebAddress(link);
    }),
  });

// Every key in any field validates the whole form; a long text is parsed only when it is another.
const emptyHtmlTest = () => {
  let last = { html: '', empty: true };
  return (html: string) => {
    if (html !== last.html) last = { html, empty: isEmptyHtml(html) };
    return last.empty;
  };
};

const newsSchema = (messages: NewsFormMessages): ObjectSchema<NewsFormValues> => {
  const isEmpty = emptyHtmlTest();
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
    publishedDate: date().nullable().required(messages.dateRequired).typeError(messages.dateRequired),
    html: text().test('content', messages.contentRequired, (html) => !isEmpty(html)),
    tags: array(text()).defined(),
    references: array(reference(messages)).defined(),
    videoUrl: address(messages.webAddress),
    tiktokUrl: address(messages.webAddress),
  });
};

/** What an edit needs: category, country, content (VAL-08), and addresses that are addresses. */
export const newsEditSchema = newsSchema;

/** What a new item needs besides: title, Markdown and both covers as files (VAL-07, NWS-11). */
export const newsCreateSchema = (messages: NewsFormMessages): ObjectSchema<NewsFormValues> =>
  newsSchema(messages).shape({
    cover: mixed<File>().nullable().defined().required(messages.coverRequired),
    square: mixed<File>().nullable().defined().required(messages.squareRequired),
    title: string().trim().required(messages.titleRequired),
    markdown: string().trim().required(messages.markdownRequired),
  });
