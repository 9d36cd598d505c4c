import { faultsIn } from '@/shared/testing/faults-in';

import { entryMessages } from '../entry-messages';
import { authMessages } from '../messages';

import { firstRunSchema, passwordSchema } from './password-schema';
import { signInSchema } from './sign-in-schema';

const REQUIRED = 'This is required.';
const SHORT = 'The password needs at least 10 characters.';
const DIFFER = 'The two passwords differ.';
const LONG_ENOUGH = 'x'.repeat(10);

describe('the fields of the sign-in', () => {
  const schema = signInSchema(authMessages.en);

  it.each([
    [{}, { email: 'Username or E-mail is required', password: 'Password is required' }],
    [{ email: ' ', password: ' ' }, { email: 'Username or E-mail is required' }],
    [{ email: 'malee', password: 'x' }, {}],
  ])('must both be filled in; a password may be a space: %j', (values, faults) => {
    expect(faultsIn(schema, values)).toEqual(faults);
  });

  it('lose the spaces around the name, but not those of the password', () => {
    expect(schema.cast({ email: ' malee ', password: ' x ' })).toEqual({ email: 'malee', password: ' x ' });
  });
});

describe('a new password', () => {
  const schema = passwordSchema(entryMessages.en);

  it.each([
    [{}, { password: REQUIRED, repeated: REQUIRED }],
    [{ password: 'x'.repeat(9), repeated: 'x'.repeat(9) }, { password: SHORT }],
    [{ password: '😀'.repeat(9), repeated: '😀'.repeat(9) }, { password: SHORT }],
    [{ password: LONG_ENOUGH, repeated: LONG_ENOUGH }, {}],
    [{ password: LONG_ENOUGH, repeated: `${LONG_ENOUGH} ` }, { repeated: DIFFER }],
  ])('is long enough and repeated exactly: %j', (values, faults) => {
    expect(faultsIn(schema, values)).toEqual(faults);
  });
});

describe('the first account', () => {
  const good = { username: 'malee', email: 'a@b', password: LONG_ENOUGH, repeated: LONG_ENOUGH, token: 't' };

  it.each([
    [{}, {}],
    [{ username: ' ' }, { username: REQUIRED }],
    [{ email: 'a@' }, { email: 'This is not a valid e-mail address.' }],
    [{ email: 'a b@c' }, { email: 'This is not a valid e-mail address.' }],
    [{ email: '@b' }, { email: 'This is not a valid e-mail address.' }],
    [{ email: 'a@b@c' }, { email: 'This is not a valid e-mail address.' }],
    [{ token: ' ' }, { token: REQUIRED }],
    [{ password: 'short', repeated: 'short' }, { password: SHORT }],
    [{ repeated: 'other' }, { repeated: DIFFER }],
  ])('needs a name, an address, a password and the token of the server: %j', (values, faults) => {
    expect(faultsIn(firstRunSchema(entryMessages.en, true), { ...good, ...values })).toEqual(faults);
  });

  it('needs no token where the server asks for none', () => {
    const schema = firstRunSchema(entryMessages.en, false);
    expect(faultsIn(schema, { ...good, token: undefined })).toEqual({});
    const typed = { ...good, username: ' malee ', email: ' a@b ', token: undefined };
    expect(schema.cast(typed)).toEqual({ ...good, token: '' });
  });
});
