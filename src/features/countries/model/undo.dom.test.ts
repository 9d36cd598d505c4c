import { createStore } from '@/shared/api/store';
import { ErrorCode, type AuditRecord } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { signInAs } from '@/shared/testing/sign-in-as';

import { countryUndo } from './undo';

const deleted: AuditRecord = {
  id: 7,
  at: '2026-11-22T09:30:00+07:00',
  action: 'country.deleted',
  actor: null,
  object: { kind: 'country', id: '12', name: 'ไทย' },
  groupId: null,
  address: '',
  sessionId: null,
  before: { name: 'ไทย' },
  after: null,
};
const undo = () => countryUndo['country.deleted']?.(deleted)?.(createStore().dispatch);

describe('undoing the deletion of a country', () => {
  beforeEach(() => signInAs({ id: 9 }));

  it('restores it', async () => {
    const calls = answer('post', '/api/news/countries/12/restore', () => ok(null));
    await undo();
    expect(calls).toHaveLength(1);
  });

  it('passes on the reason of a refusal', async () => {
    answer('post', '/api/news/countries/12/restore', () => refused(ErrorCode.Alert, 'มีชื่อนี้แล้ว'));
    await expect(undo()).rejects.toMatchObject({ message: 'มีชื่อนี้แล้ว' });
  });
});
