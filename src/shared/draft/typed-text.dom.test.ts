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
    sessionStorage.setItem('comment ["1","7","101"]', 'typed');
    sessionStorage.setItem('reason [1,7,101]', 'typed');
    sessionStorage.setItem('comment ["12","7","101"]', 'of another');
    const creations = [
      { userId: '1', groupId: '7', key: 'one', attempts: [{ title: 'typed' }] },
      { userId: '2', groupId: '7', key: 'other', attempts: [] },
    ];
    localStorage.setItem('newsdesk.pending-creations', JSON.stringify(creations));
    localStorage.setItem('locale', 'en');
    expect(await forgetDrafts('1')).toBe(3);
    expect(await listLostDrafts('1')).toEqual([]);
    expect(await listLostDrafts('2')).toHaveLength(1);
    expect({ ...sessionStorage }).toEqual({ 'comment ["12","7","101"]': 'of another' });
    expect({ ...localStorage }).toEqual({
      'newsdesk.pending-creations': JSON.stringify([creations[1]]),
      locale: 'en',
    });
  });
});
