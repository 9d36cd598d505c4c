import { readList } from './values';
import { readView } from './views';

describe('saved views, as a backend may send them', () => {
  it('have their group, their owner and a query in one order', () => {
    const view = {
      id: 7,
      name: 'รออนุมัติ',
      query: 'sort=oldest&page=2&state=waiting',
      group: { id: 3, name: 'โต๊ะข่าว' },
      owner: { id: 5, displayName: 'มาลี' },
      isOwn: true,
    };
    expect(readList(readView)([view, null, {}])).toEqual([
      {
        id: '7',
        name: 'รออนุมัติ',
        query: 'state=waiting&sort=oldest',
        group: { id: '3', name: 'โต๊ะข่าว' },
        owner: { id: '5', displayName: 'มาลี' },
        isOwn: true,
      },
    ]);
  });

  it('are of nobody and of no group if the backend does not say', () => {
    expect(readView({ id: 7, group: {}, owner: null })).toEqual({
      id: '7',
      name: '',
      query: '',
      group: null,
      owner: { id: '', displayName: '' },
      isOwn: false,
    });
  });
});
