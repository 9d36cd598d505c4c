import { object, type ObjectSchema } from 'yup';

import type { CountryRequest } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';

import type { CountriesMessages } from '../messages';

/** A name and a code; which codes there are is the backend's to decide. */
export const countrySchema = (messages: CountriesMessages): ObjectSchema<CountryRequest> =>
  object({
    name: lineText().required(messages.nameRequired),
    code: lineText().uppercase().required(messages.codeRequired),
  });
