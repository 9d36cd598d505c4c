import { readUnfinishedWork } from './hand-over';

describe('what a person leaves to others', () => {
  it.each([null, undefined, [], 'x', {}, { items: null, groups: 'x', total: null }])(
    'is nothing if the backend sends %j',
    (data) => {
      expect(readUnfinishedWork(data)).toEqual({ items: [], total: 0, groups: [] });
    },
  );

  it('keeps every item and group that can be opened, by its id if it has no name', () => {
    const work = readUnfinishedWork({
      items: [{ id: 1, groupId: 7, title: null }, { id: 2 }, null],
      groups: [{ id: 'g_7', name: null, isLastHead: 1 }, { name: 'x' }],
    });
    expect(work).toEqual({
      items: [{ id: '1', title: '1', groupId: '7', groupName: '', isReturned: false }],
      total: 1,
      groups: [{ id: 'g_7', name: 'g_7', isLastHead: false }],
    });
  });
});
