import { ErrorCode } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';

import {
  errorMessage,
  isApiError,
  isNotFound,
  notFoundError,
  toFieldErrors,
  unknownError,
} from './api-error';

describe('the message of a failed call', () => {
  const refused = { code: ErrorCode.AlreadyExists, message: '', fieldErrors: {}, httpStatus: 409 };
  const setup = (error: unknown) => {
    setLocale('en');
    return errorMessage(error);
  };

  it('is the message of the server, if there is one', () => {
    expect(setup({ ...refused, message: 'มีแล้ว' })).toBe('มีแล้ว');
    expect(setup({ ...unknownError(500, { isWrite: true }), message: 'ล้ม' })).toBe('ล้ม');
  });

  it('is the message of its code, and for an unknown code that of Unknown', () => {
    const unknown = setup(unknownError(null));
    expect(setup(refused)).not.toBe(unknown);
    expect(setup({ ...refused, code: 99 })).toBe(unknown);
    expect(setup(new Error('odd'))).toBe(unknown);
  });

  it('says of a write without an answer that it may not have gone through', () => {
    expect(setup(unknownError(null, { isWrite: true }))).not.toBe(setup(unknownError(null)));
  });
});

it('keeps the first message of each refused field', () => {
  const errors = { name: ['too long', 'odd'], email: 'taken', empty: [], fine: null as never };
  expect(toFieldErrors(errors)).toEqual({ name: 'too long', email: 'taken', empty: '' });
  expect(toFieldErrors(null)).toEqual({});
});

describe('a failed call', () => {
  it('is told from anything else that can be thrown', () => {
    expect(isApiError(unknownError(500))).toBe(true);
    expect([null, undefined, 'x', new Error('x'), { code: 1 }, { fieldErrors: {} }].map(isApiError)).toEqual(
      Array(6).fill(false),
    );
  });

  it('found no such item where the server says so, or sends none [RT-21]', () => {
    expect(isNotFound(notFoundError(200))).toBe(true);
    expect(notFoundError(200)).toMatchObject({ httpStatus: 200, message: '', fieldErrors: {} });
    expect(isNotFound(unknownError(404))).toBe(false);
    expect(isNotFound({ code: ErrorCode.ResourceNotFound })).toBe(false);
  });

  it('is of a write whose outcome nobody knows only where it was a write', () => {
    expect(unknownError(null)).not.toHaveProperty('isUncertainWrite');
    expect(unknownError(null, { isWrite: true }).isUncertainWrite).toBe(true);
  });
});
