import { screen } from '@testing-library/react';
import { useState } from 'react';

import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditRecord } from '@/shared/contract';
import { chooseFilter, filterOptions } from '@/shared/testing/choose-filter';
import { renderWithProviders } from '@/shared/testing/render';

import type { AuditParameter } from '../model/use-audit-query';

import { AuditFilters } from './audit-filters';

type Values = Partial<Record<AuditParameter, string>>;

const record: AuditRecord = {
  id: 7,
  at: '2026-11-22T09:30:00+07:00',
  action: 'news.edited',
  actor: { id: 3, displayName: 'มาลี', avatarUrl: null },
  object: { kind: 'news', id: '5', name: 'น้ำท่วม' },
  groupId: 2,
  address: '',
  sessionId: null,
  before: null,
  after: null,
};

const setup = (start: Values, found?: AuditRecord) => {
  const changes: Values[] = [];
  const Page = () => {
    const [values, setValues] = useState(start);
    const change = (next: Values) => {
      changes.push(next);
      setValues({ ...values, ...next });
    };
    return <AuditFilters valueOf={(name) => values[name] ?? ''} onChange={change} found={found} />;
  };
  return { ...renderWithProviders(<Page />), changes };
};

const chips = () =>
  screen.queryAllByRole('button', { name: /^เลิกกรอง (ผู้ทำ|รายการ|กลุ่ม)/ }).map((chip) => chip.ariaLabel);

describe('the filters of the audit log', () => {
  it('offer every kind and every action, and all of them', async () => {
    const { user } = setup({});
    const [allKinds, ...kinds] = await filterOptions(user, 'ประเภท');
    const [allActions, ...actions] = await filterOptions(user, 'การทำงาน');
    expect([allKinds, allActions]).toEqual(['ทั้งหมด', 'ทั้งหมด']);
    expect([new Set(kinds).size, new Set(actions).size]).toEqual([AUDIT_KINDS.length, AUDIT_ACTIONS.length]);
    expect(kinds).toContain('หมวดหมู่');
    expect(actions).toContain('สร้างบัญชีของ …');
    expect(chips()).toEqual([]);
  });

  it('name the person, the item and the group, from a record that was found', () => {
    setup({ person: '3', kind: 'news', object: '5', group: '2' }, record);
    expect(chips()).toEqual(['เลิกกรอง ผู้ทำ: มาลี', 'เลิกกรอง รายการ: น้ำท่วม', 'เลิกกรอง กลุ่ม: 2']);
  });

  it.each([
    ['nothing was found', undefined],
    ['it has no names', { ...record, actor: null, object: { ...record.object, name: '' } }],
  ])('show their numbers if %s', (_, found) => {
    setup({ person: '3', kind: 'news', object: '5' }, found);
    expect(chips()).toEqual(['เลิกกรอง ผู้ทำ: 3', 'เลิกกรอง รายการ: 5']);
  });

  it('show no item without its kind', () => {
    setup({ object: '5' }, record);
    expect(chips()).toEqual([]);
  });

  it.each([
    ['ผู้ทำ: มาลี', { person: '' }],
    ['รายการ: น้ำท่วม', { object: '' }],
    ['กลุ่ม: 2', { group: '' }],
  ])('are cleared one by one: %s', async (label, change) => {
    const { user, changes } = setup({ person: '3', kind: 'news', object: '5', group: '2' }, record);
    await user.click(screen.getByRole('button', { name: `เลิกกรอง ${label}` }));
    expect(changes).toEqual([change]);
  });

  it('forget the item and the action when another kind is chosen, but not the other way round', async () => {
    const { user, changes } = setup({ kind: 'news', object: '5', action: 'news.edited' }, record);
    await chooseFilter(user, 'การทำงาน', 'ซ่อนข่าว …');
    await chooseFilter(user, 'ประเภท', 'ผู้ใช้');
    expect(changes).toEqual([{ action: 'news.hidden' }, { kind: 'user', object: '', action: '' }]);
  });

  it('are counted, and all cleared at once', async () => {
    const { user, changes } = setup({ kind: 'news', action: 'news.edited', from: '2026-11-01', person: '3' });
    expect(screen.getByRole('button', { name: 'ตัวกรอง (4)', hidden: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    expect(Object.values(changes[0] ?? {})).toEqual(Array(7).fill(''));
  });
});
