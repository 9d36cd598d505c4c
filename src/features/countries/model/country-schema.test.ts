import { faultsIn } from '@/shared/testing/faults-in';

import { countriesMessages } from '../messages';

import { countrySchema } from './country-schema';

const LETTERS = 'The code must be two letters A–Z, such as TH';

describe('the fields of a country', () => {
  it.each([
    [{}, { name: 'Country name is required', code: 'ISO Code is required' }],
    [
      { name: ' ', code: ' ' },
      { name: 'Country name is required', code: 'ISO Code is required' },
    ],
    [{ name: 'ไทย', code: ' th ' }, {}],
    [{ name: 'ไทย', code: 'T' }, { code: LETTERS }],
    [{ name: 'ไทย', code: 'THA' }, { code: LETTERS }],
    [{ name: 'ไทย', code: 'T1' }, { code: LETTERS }],
  ])('are a name and a code of two letters: %j', (values, faults) => {
    const found = faultsIn(countrySchema(countriesMessages.en), values);
    expect(found).toEqual(faults);
  });

  it('may keep a code that is already stored, whatever it is', () => {
    const schema = countrySchema(countriesMessages.en, 'tha1');
    expect(faultsIn(schema, { name: 'ไทย', code: 'THA1' })).toEqual({});
    expect(faultsIn(schema, { name: 'ไทย', code: 'tha1' })).toEqual({});
    expect(faultsIn(schema, { name: 'ไทย', code: 'THA2' })).toEqual({ code: LETTERS });
  });

  it('lose the spaces around them, and the code is in capital letters', () => {
    expect(countrySchema(countriesMessages.en).cast({ name: ' ไทย ', code: ' th ' })).toEqual({
      name: 'ไทย',
      code: 'TH',
    });
  });
});
