import { object, string, type ObjectSchema } from 'yup';

import type { CountryRequest } from '@/shared/contract';

import type { CountriesMessages } from '../messages';

import { isIsoCode } from './iso-codes';

export const countrySchema = (messages: CountriesMessages): ObjectSchema<CountryRequest> =>
  object({
    name: string().trim().required(messages.nameRequired),
    code: string()
      .trim()
      .uppercase()
      .required(messages.codeRequired)
      .test('iso', messages.codeUnknown, (code) => isIsoCode(code)),
  });
