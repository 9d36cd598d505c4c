import { createStore } from '@/shared/api/store';
import { ErrorCode, type AuditRecord } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { signInAs } from '@/shared/testing/sign-in-as';

import { categoryUndo } from './undo';

const deleted: AuditRecord = {
  id: 7,
  at: '2026-11-22T09:30:00+07:00',
  action: 'category.deleted',
  actor: null,
  object: { kind: 'category', id: '12', name: 'กีฬา' },
  groupId: null,
  address: '',
  sessionId: null,
  before: { name: 'กีฬา' },
  after: null,
};
const undo = () => categoryUndo['category.deleted']?.(deleted)?.(createStore().dispatch);

describe('undoing the deletion of a category', () => {
  beforeEach(() => signInAs({ id: 9 }));

  it('restores it', async () => {
    const calls = answer('post', '/api/news/categories/12/restore', () => ok(null));
    await undo();
    expect(calls).toHaveLength(1);
  });

  it('passes on the reason of a refusal', async () => {
    answer('post', '/api/news/categories/12/restore', () => refused(ErrorCode.Alert, 'มีชื่อนี้แล้ว'));
    await expect(undo()).rejects.toMatchObject({ message: 'มีชื่อนี้แล้ว' });
  });
});
