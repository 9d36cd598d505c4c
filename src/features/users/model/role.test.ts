import { Permission } from '@/shared/contract';

import { roleOf } from './role';

const { USER, ADMINISTRATOR, USER_READ, USER_SEARCH, INTERACTIVE_KYC } = Permission;

describe('the role of a person', () => {
  it('is only ADMINISTRATOR, whatever other permissions they have [USR-03]', () => {
    expect(roleOf(USER | ADMINISTRATOR | INTERACTIVE_KYC)).toEqual({ name: 'ADMINISTRATOR', others: [] });
  });

  it('is the permission with the highest value, followed by the others [USR-03]', () => {
    expect(roleOf(USER | USER_SEARCH | USER_READ)).toEqual({
      name: 'USER_READ',
      others: ['USER_SEARCH', 'USER'],
    });
  });

  it('is null without a named permission [USR-03]', () => {
    expect(roleOf(0)).toBeNull();
    expect(roleOf(1)).toBeNull();
    expect(roleOf(32768)).toBeNull();
  });
});
