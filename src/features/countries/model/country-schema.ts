import { object, string, type ObjectSchema } from 'yup';

import type { CountryRequest } from '@/shared/contract';

import type { CountriesMessages } from '../messages';

const TWO_LETTERS = /^[A-Z]{2}$/;

/**
 * Which codes there are is the backend's to say. What it has stored already (`stored`) is never refused.
 */
export const countrySchema = (messages: CountriesMessages, stored = ''): ObjectSchema<CountryRequest> =>
  object({
    name: string().trim().required(messages.nameRequired),
    code: string()
      .trim()
      .uppercase()
      .required(messages.codeRequired)
      .test(
        'two-letters',
        messages.codeTwoLetters,
        (code) => code === stored.toUpperCase() || TWO_LETTERS.test(code),
      ),
  });
