import { MEMBERS_PAGE_SIZE, slicePage } from './slice-page';

describe('a page of a whole list', () => {
  it.each([
    [1, 1, 3, ['a', 'b']],
    [2, 2, 3, ['c', 'd']],
    [3, 3, 3, ['e']],
    [9, 3, 3, ['e']],
  ])(
    '%d of five rows is page %d of %d; beyond the end it is the last one',
    (wanted, page, totalPages, rows) => {
      expect(slicePage(['a', 'b', 'c', 'd', 'e'], wanted, 2)).toEqual({ page, totalPages, rows });
    },
  );

  it('is one empty page without rows, and one full page with as many as fit', () => {
    expect(slicePage([], 1, 2)).toEqual({ page: 1, totalPages: 1, rows: [] });
    expect(slicePage(['a', 'b'], 2, 2)).toEqual({ page: 1, totalPages: 1, rows: ['a', 'b'] });
  });

  it('has twenty members', () => {
    expect(MEMBERS_PAGE_SIZE).toBe(20);
  });
});
