import { object, type ObjectSchema } from 'yup';

import type { CountryRequest } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';

import type { CountriesMessages } from '../messages';

const TWO_LETTERS = /^[A-Z]{2}$/;

/**
 * Validates only the format of a code, because the backend decides which codes exist. A code that is already
 * stored (`stored`) is always accepted.
 */
export const countrySchema = (messages: CountriesMessages, stored = ''): ObjectSchema<CountryRequest> =>
  object({
    name: lineText().required(messages.nameRequired),
    code: lineText()
      .uppercase()
      .required(messages.codeRequired)
      .test(
        'two-letters',
        messages.codeTwoLetters,
        (code) => code === stored.toUpperCase() || TWO_LETTERS.test(code),
      ),
  });
