import type { AuditAction, AuditRecord } from '@/shared/contract';

import { daysOf, signInsOf, type AuditEntry } from './audit-days';

const record = (id: number, at: string, action: AuditAction, name = 'มาลี'): AuditRecord => ({
  id,
  at,
  action,
  actor: { id: name, displayName: name, avatarUrl: null },
  object: { kind: 'user', id: name, name },
  groupId: null,
  address: '10.0.0.1',
  sessionId: null,
  before: null,
  after: null,
});
const idsOf = (entries: readonly AuditEntry[]) => entries.map((entry) => entry.map(({ id }) => id));

const LOG = [
  record(9, '2026-11-22T10:00:00+07:00', 'sign-in.good'),
  record(8, '2026-11-22T10:00:00+07:00', 'sign-in.new-device'),
  record(7, '2026-11-22T09:00:00+07:00', 'sign-in.by-provider', 'สมชาย'),
  record(6, '2026-11-22T08:00:00+07:00', 'sign-in.refused'),
  record(5, '2026-11-22T00:10:00+07:00', 'sign-in.good'),
  record(4, '2026-11-21T23:50:00+07:00', 'sign-in.good'),
];

describe('the days of the log', () => {
  it('are those of the newsroom, with sign-ins that follow each other as one entry', () => {
    const days = daysOf(LOG, true);
    expect(days.map(({ day, entries }) => [day, idsOf(entries)])).toEqual([
      ['2026-11-22', [[9, 8, 7], [6], [5]]],
      ['2026-11-21', [[4]]],
    ]);
  });

  it('have an entry for each record if nothing is folded', () => {
    expect(daysOf(LOG, false).flatMap(({ entries }) => idsOf(entries))).toEqual(LOG.map(({ id }) => [id]));
  });
});

describe('folded sign-ins', () => {
  it('name each person once, and count no sign-in twice because its device was new', () => {
    const [first] = daysOf(LOG, true)[0]?.entries ?? [];
    expect(first && signInsOf(first)).toEqual({ names: ['มาลี', 'สมชาย'], count: 2 });
  });

  it('count a new device whose sign-in is on another page', () => {
    expect(signInsOf([record(8, '2026-11-22T10:00:00+07:00', 'sign-in.new-device')])).toEqual({
      names: ['มาลี'],
      count: 1,
    });
  });
});
