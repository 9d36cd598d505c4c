import { createStore } from '@/shared/api/store';
import { ErrorCode, type AuditRecord, type AuditValues, type Id } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { signInAs } from '@/shared/testing/sign-in-as';

import { groupUndo, memberUndo } from './undo';

type Action = 'member.removed' | 'member.level-changed';

const undoOf = (action: Action, groupId: Id | null, before: AuditValues | null) => {
  const record: AuditRecord = {
    id: 7,
    at: '2026-11-22T09:30:00+07:00',
    action,
    actor: null,
    object: { kind: 'member', id: '12', name: 'สมชาย' },
    groupId,
    address: '',
    sessionId: null,
    before,
    after: { level: 'Trainee' },
  };
  return memberUndo[action]?.(record);
};

describe('undoing a change of a member', () => {
  beforeEach(() => signInAs({ id: 9 }));

  it('restores a removed member', async () => {
    const calls = answer('post', '/api/news/journalist/3/members/12/restore', () => ok(null));
    await undoOf('member.removed', 3, null)?.(createStore().dispatch);
    expect(calls).toMatchObject([{ body: null }]);
  });

  it('gives the level back that the member had before', async () => {
    const calls = answer('put', '/api/news/journalist/3/members/12', () => ok(null));
    await undoOf('member.level-changed', 3, { level: 'Audit' })?.(createStore().dispatch);
    expect(calls).toMatchObject([{ body: { level: 2 } }]);
  });

  it.each([
    ['member.removed', null, null],
    ['member.level-changed', null, { level: 'Audit' }],
    ['member.level-changed', 3, { level: 'Chief' }],
    ['member.level-changed', 3, {}],
    ['member.level-changed', 3, null],
  ] as const)('is not offered if the record does not hold enough: %s %j %j', (action, groupId, before) => {
    expect(undoOf(action, groupId, before)).toBeNull();
  });

  it.each([
    ['member.removed', 'post', '/api/news/journalist/3/members/12/restore'],
    ['member.level-changed', 'put', '/api/news/journalist/3/members/12'],
  ] as const)('passes on the reason of a refusal: %s', async (action, method, path) => {
    answer(method, path, () => refused(ErrorCode.Alert, 'ไม่มีกลุ่มนี้แล้ว'));
    const undo = undoOf(action, 3, { level: 'Audit' });
    await expect(undo?.(createStore().dispatch)).rejects.toMatchObject({ message: 'ไม่มีกลุ่มนี้แล้ว' });
  });
});

describe('undoing the deletion of a group', () => {
  it('restores the group [SAF-03]', async () => {
    signInAs({ id: 9 });
    const calls = answer('post', '/api/news/journalist/7/restore', () => ok(null));
    const record: AuditRecord = {
      id: 7,
      at: '2026-11-22T09:30:00+07:00',
      action: 'group.deleted',
      actor: null,
      groupId: 7,
      address: '',
      sessionId: null,
      before: null,
      after: null,
      object: { kind: 'group', id: '7', name: 'กีฬา' },
    };
    await groupUndo['group.deleted']?.(record)?.(createStore().dispatch);
    expect(calls).toHaveLength(1);
  });
});
