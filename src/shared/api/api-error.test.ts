import { ErrorCode } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';

import { errorMessage, toFieldErrors, unknownError } from './api-error';

describe('what a failed call says', () => {
  const refused = { code: ErrorCode.AlreadyExists, message: '', fieldErrors: {}, httpStatus: 409 };
  const setup = (error: unknown) => {
    setLocale('en');
    return errorMessage(error);
  };

  it('is what the server says, where it says something', () => {
    expect(setup({ ...refused, message: 'มีแล้ว' })).toBe('มีแล้ว');
    expect(setup({ ...unknownError(500, { isWrite: true }), message: 'ล้ม' })).toBe('ล้ม');
  });

  it('is the sentence of its code, and for a code that nobody knows that of the unknown', () => {
    const unknown = setup(unknownError(null));
    expect(setup(refused)).not.toBe(unknown);
    expect(setup({ ...refused, code: 99 })).toBe(unknown);
    expect(setup(new Error('odd'))).toBe(unknown);
  });

  it('says of a write without answer that nobody knows whether it took place', () => {
    expect(setup(unknownError(null, { isWrite: true }))).not.toBe(setup(unknownError(null)));
  });
});

it('keeps the first message of each refused field', () => {
  const errors = { name: ['too long', 'odd'], email: 'taken', empty: [], fine: null as never };
  expect(toFieldErrors(errors)).toEqual({ name: 'too long', email: 'taken', empty: '' });
  expect(toFieldErrors(null)).toEqual({});
});
