import { createStore } from '@/shared/api/store';
import { ErrorCode, type AuditRecord } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';

import { newsUndo } from './undo';

const RESTORE = '/api/news/journalist/7/news/101/restore';

const record = (groupId: AuditRecord['groupId']): AuditRecord => ({
  id: 1,
  at: '2026-11-20T01:00:00Z',
  action: 'news.deleted',
  groupId,
  address: '',
  sessionId: null,
  actor: null,
  before: null,
  after: null,
  object: { kind: 'news', id: '101', name: 'น้ำท่วม' },
});

describe('the undo of a deletion in the audit log', () => {
  it('restores the item in its group', async () => {
    const calls = answer('post', RESTORE, () => ok(null));
    await newsUndo['news.deleted']?.(record(7))?.(createStore().dispatch);
    expect(calls).toHaveLength(1);
  });

  it('rejects if the server refuses', async () => {
    answer('post', RESTORE, () => refused(ErrorCode.ResourceNotFound, 'ไม่พบข่าว', { status: 404 }));
    const undo = newsUndo['news.deleted']?.(record(7));
    await expect(undo?.(createStore().dispatch)).rejects.toMatchObject({ message: 'ไม่พบข่าว' });
  });

  it('is impossible if the record has no group', () => {
    expect(newsUndo['news.deleted']?.(record(null))).toBeNull();
  });
});
