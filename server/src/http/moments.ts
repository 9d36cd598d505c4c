import { invalidInput } from './api-error';
import { commonMessages } from './messages';

/**
 * Returns the filter after checking that the database can store its times `from` and `to`: a schema accepts the year 0 and
 * a leap second. Throws InvalidInput on the invalid field.
 */
export const withMoments = <T extends { from?: string; to?: string }>(filter: T): T => {
  for (const name of ['from', 'to'] as const) {
    const text = filter[name];
    if (text === undefined) continue;
    const year = new Date(text).getUTCFullYear();
    if (!(year >= 1 && year <= 9_999)) throw invalidInput({ [name]: commonMessages.invalid });
  }
  return filter;
};
