import { readNewsPresence, readPeoplePresent } from './presence';

describe('who has an item open, as a backend may send it', () => {
  it('is a list of people with names', () => {
    const somchai = { id: 7, displayName: 'สมชาย', avatarUrl: '/files/7.webp', isEditing: true };
    const read = { ...somchai, id: '7' };
    expect(readPeoplePresent([somchai, { id: 8, displayName: 'มาลี' }, null, {}, { id: 9 }])).toEqual([
      read,
      { id: '8', displayName: 'มาลี', avatarUrl: null, isEditing: false },
    ]);
    expect(readNewsPresence([{ newsId: 101, people: [somchai] }, { newsId: 102 }, { people: [] }])).toEqual([
      { newsId: '101', people: [read] },
      { newsId: '102', people: [] },
    ]);
  });

  it.each([null, undefined, {}, 'somchai'])('is nobody if it is %p', (data) => {
    expect([readPeoplePresent(data), readNewsPresence(data)]).toEqual([[], []]);
  });
});
