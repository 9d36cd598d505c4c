import { faultsIn } from '@/shared/testing/faults-in';

import { accountMessages } from '../account-messages';

import { accountSchema, newAccountSchema } from './account-schema';

const REQUIRED = 'This is required.';
const NO_EMAIL = 'This is not a valid e-mail address.';
const good = { displayName: 'มาลี', username: 'malee', email: 'a@b', permission: 2 };
const stored = { ...good, bio: '', avatar: null, removeAvatar: false };

describe('the fields of an account', () => {
  it.each([
    [{}, {}],
    [{ displayName: ' ' }, { displayName: REQUIRED }],
    [{ username: undefined }, { username: REQUIRED }],
    [{ displayName: 'x'.repeat(255) }, { displayName: 'Use at most 254 characters.' }],
    [{ displayName: ` ${'😀'.repeat(254)} ` }, {}],
    [{ username: 'x'.repeat(255) }, { username: 'Use at most 254 characters.' }],
    [{ email: 'malee' }, { email: NO_EMAIL }],
    [{ email: 'a b@c' }, { email: NO_EMAIL }],
    [{ email: 'a@b@c' }, { email: NO_EMAIL }],
    [{ email: ' a@b ' }, {}],
  ])('are two names and an address, each within its length: %j', (values, faults) => {
    expect(faultsIn(newAccountSchema(accountMessages.en), { ...good, ...values })).toEqual(faults);
    expect(faultsIn(accountSchema(accountMessages.en), { ...stored, ...values })).toEqual(faults);
  });

  it.each([
    ['x'.repeat(2000), {}],
    ['x'.repeat(2001), { bio: 'Use at most 2000 characters.' }],
    [undefined, {}],
  ])('include an optional text about the person', (bio, faults) => {
    expect(faultsIn(accountSchema(accountMessages.en), { ...stored, bio })).toEqual(faults);
  });

  it('lose the spaces around them, and a missing text is empty', () => {
    const typed = { ...stored, displayName: ' มาลี ', email: ' a@b', bio: undefined };
    expect(accountSchema(accountMessages.en).cast(typed)).toEqual(stored);
  });
});
