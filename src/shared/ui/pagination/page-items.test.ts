import { pageItems } from './page-items';

describe('the page buttons', () => {
  it.each<[page: number, of: number, items: ReturnType<typeof pageItems>]>([
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'break', 8]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
    [5, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [6, 20, [1, 'break', 4, 5, 6, 7, 8, 'break', 20]],
    [20, 20, [1, 'break', 16, 17, 18, 19, 20]],
  ])('on page %d of %d', (page, of, items) => {
    expect(pageItems(page, of)).toEqual(items);
  });
});
