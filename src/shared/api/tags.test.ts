import { idTag, listTag, onSuccess, provideList } from './tags';
import { url } from './url';

describe('what is asked for again', () => {
  it('is a list with each item that it shows, after a change of any of them', () => {
    const items = [{ id: 'a' }, { id: 'b' }];
    expect(provideList('User', items, listTag('User'))).toEqual([
      listTag('User'),
      idTag('User', 'a'),
      idTag('User', 'b'),
    ]);
    expect(provideList('User', undefined, listTag('User'), listTag('Group'))).toEqual([
      listTag('User'),
      listTag('Group'),
    ]);
  });

  it('is nothing after a write that was refused', () => {
    expect(onSuccess(undefined, [listTag('User')])).toEqual([listTag('User')]);
    expect(onSuccess({ code: 1 }, [listTag('User')])).toEqual([]);
  });
});

it('an address names an item by any text [ANY-01]', () => {
  expect(url`/api/users/${'a/b?c'}/news/${'ก'}`).toBe('/api/users/a%2Fb%3Fc/news/%E0%B8%81');
});
