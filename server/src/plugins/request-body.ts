import { invalidInput } from '../http/api-error';
import type { App } from '../http/app-instance';
import { commonMessages } from '../http/messages';

const NUL = '\u0000';

const fieldWithNul = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([, item]) => typeof item === 'string' && item.includes(NUL))?.[0];
};

/** What is read from requests before any route sees it. */
export const registerRequestBody = (app: App): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Some clients name JSON as the type of a call that sends nothing, such as an approval.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });

  // PostgreSQL text cannot hold the character NUL: it is refused by name instead of failing in the database.
  app.addHook('preHandler', async (request) => {
    const field = fieldWithNul(request.query) ?? fieldWithNul(request.body);
    if (field !== undefined) throw invalidInput({ [field]: commonMessages.invalid });
  });
};
