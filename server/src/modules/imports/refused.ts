import { ApiError } from '../../http/api-error';
import type { Localized } from '../../http/localized';

/** Why an article is not imported. */
export class Refused extends Error {
  constructor(readonly text: Localized) {
    super(text.en);
  }
}

/** The error of each field, in one message. */
export const wordsOf = (error: ApiError): Localized => {
  const fields = Object.entries(error.fieldErrors ?? {});
  if (fields.length === 0) return error.text;
  const join = (locale: keyof Localized) =>
    fields.map(([name, text]) => `${name}: ${text[locale]}`).join(' ');
  return { th: join('th'), en: join('en') };
};

const COVERS = ['cover', 'square'];

/** Whether only the covers of a form are refused. */
export const isOfCovers = (error: unknown): error is ApiError => {
  const names = error instanceof ApiError ? Object.keys(error.fieldErrors ?? {}) : [];
  return names.length > 0 && names.every((name) => COVERS.includes(name));
};
