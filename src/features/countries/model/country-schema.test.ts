import { faultsIn } from '@/shared/testing/faults-in';

import { countriesMessages } from '../messages';

import { countrySchema } from './country-schema';

describe('the fields of a country', () => {
  it.each([
    [{}, { name: 'Country name is required', code: 'ISO Code is required' }],
    [
      { name: ' ', code: ' ' },
      { name: 'Country name is required', code: 'ISO Code is required' },
    ],
    [{ name: 'ไทย', code: ' th ' }, {}],
    [{ name: 'ไทย', code: 'THA1' }, {}],
  ])('are a name and a code, whatever codes the backend has: %j', (values, faults) => {
    expect(faultsIn(countrySchema(countriesMessages.en), values)).toEqual(faults);
  });

  it('lose the spaces around them, and the code is in capital letters', () => {
    expect(countrySchema(countriesMessages.en).cast({ name: ' ไทย ', code: ' th ' })).toEqual({
      name: 'ไทย',
      code: 'TH',
    });
  });
});
