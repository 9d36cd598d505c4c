import { PERMISSIONS } from '@/shared/contract';

import { PERMISSIONS_BY_AREA } from './permission-areas';

describe('the areas of the permissions', () => {
  it('are in the order of the table, each with its permissions, lowest bit first', () => {
    const names = PERMISSIONS_BY_AREA.map(({ area, permissions }) => [
      area,
      permissions.map(({ name }) => name),
    ]);
    expect(names).toEqual([
      ['console', ['USER', 'ADMINISTRATOR']],
      ['users', ['USER_SEARCH', 'USER_READ']],
      ['journalists', ['NEWS_CREATE_JOURNALIST_GROUP', 'NEWS_DELETE_JOURNALIST_GROUP']],
      ['categories', ['NEWS_CATEGORY_CREATE', 'NEWS_CATEGORY_EDIT', 'NEWS_CATEGORY_DELETE']],
      ['countries', ['NEWS_COUNTRY_CREATE', 'NEWS_COUNTRY_EDIT', 'NEWS_COUNTRY_DELETE']],
      ['elsewhere', ['TAG_EDIT', 'TAG_HIDDEN', 'INTERACTIVE_KYC']],
    ]);
  });

  it('hold every permission once', () => {
    const all = PERMISSIONS_BY_AREA.flatMap(({ permissions }) => permissions);
    expect(new Set(all)).toEqual(new Set(PERMISSIONS));
    expect(all).toHaveLength(PERMISSIONS.length);
  });
});
