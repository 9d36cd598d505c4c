import 'fake-indexeddb/auto';

import { putEntry } from './draft-database';
import { forgetDrafts, listLostDrafts } from './lost-drafts';

const draftOf = (id: string, userId: string) =>
  putEntry(
    { id, userId, form: 'edit:1', address: '/a', savedAt: '2026-11-20T01:00:00Z', values: { title: 'a' } },
    null,
  );

describe('forgetting the drafts on this device', () => {
  it('removes what the person typed from every storage, and nothing of others', async () => {
    await draftOf('one', '1');
    await draftOf('other', '2');
    localStorage.setItem('news-views ["1","7"]', 'typed');
    localStorage.setItem('news-views [1,8]', 'typed');
    localStorage.setItem('news-views ["12","7"]', 'of another');
    const creations = [
      { userId: '1', groupId: '7', key: 'one', attempts: [{ title: 'typed' }] },
      { userId: '2', groupId: '7', key: 'other', attempts: [] },
    ];
    localStorage.setItem('newsdesk.pending-creations', JSON.stringify(creations));
    localStorage.setItem('locale', 'en');
    expect(await forgetDrafts('1')).toBe(3);
    expect(await listLostDrafts('1')).toEqual([]);
    expect(await listLostDrafts('2')).toHaveLength(1);
    expect({ ...localStorage }).toEqual({
      'newsdesk.pending-creations': JSON.stringify([creations[1]]),
      'news-views ["12","7"]': 'of another',
      locale: 'en',
    });
  });
});
