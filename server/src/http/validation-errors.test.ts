import type { FastifySchemaValidationError } from 'fastify';

import { VISIBLE } from '@contract';

import { fieldErrorsOf } from './validation-errors';

describe('errors of the schema check', () => {
  const setup = (...found: Partial<FastifySchemaValidationError>[]) => {
    const whole = found.map((one) => ({
      keyword: 'type',
      instancePath: '/name',
      schemaPath: '',
      params: {},
      ...one,
    }));
    return Object.entries(fieldErrorsOf(whole)).map(([field, { en }]) => `${field}: ${en}`);
  };

  it.each<[string, Partial<FastifySchemaValidationError>]>([
    [
      'name: This is required.',
      { keyword: 'required', params: { missingProperty: 'name' }, instancePath: '' },
    ],
    ['name: This is required.', { keyword: 'minLength', params: { limit: 1 } }],
    ['name: This is required.', { keyword: 'pattern', params: { pattern: VISIBLE } }],
    ['name: This does not have the right format.', { keyword: 'pattern', params: { pattern: '^x$' } }],
    ['name: This does not have the right format.', { keyword: 'format' }],
    ['name: .*50', { keyword: 'maxLength', params: { limit: 50 } }],
    ['page: .*1', { keyword: 'minimum', params: { limit: 1 }, instancePath: '/page' }],
    ['page: .*100', { keyword: 'maximum', params: { limit: 100 }, instancePath: '/page' }],
    ['level: ', { keyword: 'enum', instancePath: '/level' }],
    ['name: .*text', { params: { type: 'string' } }],
    ['page: .*number', { params: { type: 'integer' }, instancePath: '/page' }],
  ])('are reported as %s', (sentence, found) => {
    expect(setup(found)).toEqual([expect.stringMatching(new RegExp(`^${sentence}`, 'i'))]);
  });

  it('are reported once per field, and not at all if they belong to no field', () => {
    const first = { keyword: 'minLength', params: { limit: 1 } };
    expect(setup(first, { keyword: 'format' }, { instancePath: '' })).toHaveLength(1);
  });
});
