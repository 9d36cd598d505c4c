import { invalidInput } from './api-error';
import { commonMessages } from './messages';

/**
 * The filter, whose moments `from` and `to` are some that the database can hold: a schema lets the year 0 and a leap
 * second pass. Throws InvalidInput on the field that is not.
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
