import { createStore } from '@/shared/api/store';
import { ErrorCode, Permission, type AuditRecord, type AuditValues } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { signInAs } from '@/shared/testing/sign-in-as';

import { permissionUndo } from './undo';

type Action = 'permission.added' | 'permission.removed';

const undoOf = (action: Action, before: AuditValues | null, after: AuditValues | null) => {
  const record: AuditRecord = {
    id: 7,
    at: '2026-11-22T09:30:00+07:00',
    action,
    actor: null,
    object: { kind: 'user', id: '12', name: 'สมชาย' },
    groupId: null,
    address: '',
    sessionId: null,
    before,
    after,
  };
  return permissionUndo[action]?.(record);
};

describe('undoing a change of permissions', () => {
  beforeEach(() => signInAs({ id: 9 }));

  it.each([
    ['removes the added one', 'permission.added', null, { permission: 'TAG_EDIT' }, 'remove'],
    ['adds the removed one', 'permission.removed', { permission: 'TAG_EDIT' }, null, 'add'],
  ] as const)('%s', async (_, action, before, after, change) => {
    const calls = answer('put', '/api/users/permissions/12/:change', () => ok(null));
    await undoOf(action, before, after)?.(createStore().dispatch);
    expect(calls).toMatchObject([
      { path: `/api/users/permissions/12/${change}`, body: { permission: Permission.TAG_EDIT } },
    ]);
  });

  it.each([
    ['permission.added', { permission: 'TAG_EDIT' }, null],
    ['permission.added', { permission: 'TAG_EDIT' }, { permission: 'NO_SUCH' }],
    ['permission.added', null, {}],
    ['permission.removed', null, { permission: 'TAG_EDIT' }],
    ['permission.removed', { permission: 'NO_SUCH' }, null],
  ] as const)('is not offered if the record does not say which one: %s %j %j', (action, before, after) => {
    expect(undoOf(action, before, after)).toBeNull();
  });

  it('passes on the reason of a refusal', async () => {
    answer('put', '/api/users/permissions/12/remove', () => refused(ErrorCode.Alert, 'คนสุดท้าย'));
    const undo = undoOf('permission.added', null, { permission: 'ADMINISTRATOR' });
    await expect(undo?.(createStore().dispatch)).rejects.toMatchObject({ message: 'คนสุดท้าย' });
  });
});
