import { readDesk, readDeskItem } from './desk';

const item = { id: 'n1', title: 'ข่าว', groupId: 'g1' };
const titles = (list: { title: string }[] = []) => list.map(({ title }) => title);

describe('the approval desk', () => {
  it('has its lists, each with its own items and how many there are', () => {
    const list = (title: string, total: unknown) => ({ items: [{ ...item, title }], total });
    const desk = readDesk({
      groupIds: ['g1', 2],
      waiting: list('a', 7),
      runningOut: list('b', '8'),
      goneDark: list('c', null),
      returned: [{ ...item, title: 'd' }],
      own: [{ ...item, title: 'e' }],
    });
    expect(desk.groupIds).toEqual(['g1', '2']);
    const { waiting, runningOut, goneDark, returned, own } = desk;
    expect([waiting, runningOut, goneDark].map(({ items }) => titles(items))).toEqual([['a'], ['b'], ['c']]);
    expect([waiting.total, runningOut.total, goneDark.total]).toEqual([7, 8, 1]);
    expect([titles(returned), titles(own)]).toEqual([['d'], ['e']]);
  });

  it.each([null, [], 'x', {}])('is empty where %j comes', (data) => {
    const none = { items: [], total: 0 };
    expect(readDesk(data)).toEqual({
      groupIds: [],
      waiting: none,
      runningOut: none,
      goneDark: none,
      own: [],
    });
  });

  it('leaves out what has no id or no group to be opened in', () => {
    const own = [item, { ...item, id: null }, { ...item, groupId: '' }];
    expect(readDesk({ own }).own).toHaveLength(1);
  });

  it('tells of an item its group, its author and until when it is approved', () => {
    const more = { groupName: 'เหนือ', authorName: 'มาลี', approvedUntil: '2026-01-01T00:00:00Z' };
    expect(readDeskItem({ ...item, ...more })).toMatchObject({ ...item, ...more });
    expect(readDeskItem(item)).toMatchObject({ groupName: '', authorName: '', approvedUntil: null });
  });
});
