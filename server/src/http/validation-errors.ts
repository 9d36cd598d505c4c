import type { FastifySchemaValidationError } from 'fastify';

import { VISIBLE } from '@contract';

import type { FieldMessages } from './api-error';
import type { Localized } from './localized';
import { commonMessages } from './messages';

const numberIn = (params: Record<string, unknown>): number => Number(params['limit']);

const messageFor = ({ keyword, params }: FastifySchemaValidationError): Localized => {
  switch (keyword) {
    case 'required':
    case 'minLength':
      return commonMessages.required;
    case 'pattern':
      return params['pattern'] === VISIBLE ? commonMessages.required : commonMessages.invalid;
    case 'maxLength':
      return commonMessages.tooLong(numberIn(params));
    case 'minimum':
      return commonMessages.tooSmall(numberIn(params));
    case 'maximum':
      return commonMessages.tooGreat(numberIn(params));
    case 'enum':
      return commonMessages.unknownValue;
    case 'type':
      return params['type'] === 'string' ? commonMessages.notText : commonMessages.notNumber;
    default:
      return commonMessages.invalid;
  }
};

const fieldOf = ({ instancePath, params }: FastifySchemaValidationError): string =>
  typeof params['missingProperty'] === 'string'
    ? params['missingProperty']
    : (instancePath.split('/')[1] ?? '');

/** The errors of the schema check, as one message per field. */
export const fieldErrorsOf = (errors: FastifySchemaValidationError[]): FieldMessages => {
  const byField: FieldMessages = {};
  for (const error of errors) {
    const field = fieldOf(error);
    if (field) byField[field] ??= messageFor(error);
  }
  return byField;
};
