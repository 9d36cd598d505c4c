import { ErrorCode } from '@contract';

import { ApiError, invalidInput, notFound } from '../http/api-error';
import type { App } from '../http/app-instance';
import { commonMessages } from '../http/messages';
import { cleanFields, decodeText } from '../http/plain-text';

const fieldWhere = (value: unknown, holds: (item: unknown) => boolean): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([, item]) => holds(item))?.[0];
};

const isEndless = (item: unknown): boolean => typeof item === 'number' && !Number.isFinite(item);

/** Parses and checks request bodies before any route. */
export const registerRequestBody = (app: App): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Some clients send the content type JSON with an empty body, for example for an approval.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = decodeText(body);
    if (text === '') done(null, undefined);
    else if (text === undefined) done(new ApiError(ErrorCode.InvalidInput, commonMessages.malformedBody));
    else parseJson(request, text, done);
  });

  // For every call in one place, before its schema: the error names the field instead of failing in the database.
  // Forms check their texts part by part (news/form-text.ts).
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (cleanFields(params) !== undefined) throw notFound();
    const field = cleanFields(query) ?? cleanFields(body);
    if (field !== undefined) throw invalidInput({ [field]: commonMessages.notPlainText });
  });

  app.addHook('preHandler', async ({ params, query, body }) => {
    // The schema check accepts "1e309" as the integer Infinity.
    if (fieldWhere(params, isEndless) !== undefined) throw notFound();
    const endless = fieldWhere(query, isEndless) ?? fieldWhere(body, isEndless);
    if (endless !== undefined) throw invalidInput({ [endless]: commonMessages.notNumber });
  });
};
