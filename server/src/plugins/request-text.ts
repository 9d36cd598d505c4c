import { invalidInput } from '../http/api-error';
import type { App } from '../http/app-instance';
import { commonMessages } from '../http/messages';

const NUL = '\u0000';

const fieldWithNul = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([, item]) => typeof item === 'string' && item.includes(NUL))?.[0];
};

/** PostgreSQL text cannot hold the character NUL: it is refused by name instead of failing in the database. */
export const registerRequestText = (app: App): void => {
  app.addHook('preHandler', async (request) => {
    const field = fieldWithNul(request.query) ?? fieldWithNul(request.body);
    if (field !== undefined) throw invalidInput({ [field]: commonMessages.invalid });
  });
};
