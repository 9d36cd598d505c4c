import { AUDIT_KINDS, type AuditAction, type AuditKind, type AuditRecord, type Id } from '@/shared/contract';

import { changesIn, detailOf, hrefOf } from './audit-line';

const record = (values: Partial<AuditRecord> = {}): AuditRecord => ({
  id: 7,
  at: '2026-11-22T09:30:00+07:00',
  action: 'setting.changed',
  actor: null,
  object: { kind: 'setting', id: '12', name: 'สมชาย' },
  groupId: null,
  address: '',
  sessionId: null,
  before: null,
  after: null,
  ...values,
});

const linkOf = (
  kind: AuditKind,
  { action = 'news.edited', id = '12', groupId = null, opens = [] }: LinkGiven = {},
) => hrefOf(record({ action, object: { kind, id, name: 'ก' }, groupId }), (group) => opens.includes(group));
type LinkGiven = { action?: AuditAction; id?: string; groupId?: Id | null; opens?: Id[] };

describe('the page of what was changed', () => {
  it('is that of its kind, for a reader who may open the group', () => {
    const links = AUDIT_KINDS.map((kind) => [kind, linkOf(kind, { groupId: 3, opens: ['12', 3] })]);
    expect(Object.fromEntries(links)).toEqual({
      user: '/user/12',
      group: '/journalist/group/12',
      member: '/user/12',
      category: '/news/category/12/edit',
      country: '/news/country/12',
      news: '/journalist/group/3/news/12',
      session: undefined,
      setting: undefined,
      webhook: undefined,
      token: undefined,
      view: undefined,
      template: undefined,
    });
  });

  it('is missing for a group and its news that the reader may not open', () => {
    expect(linkOf('group', { opens: [3] })).toBeUndefined();
    expect(linkOf('news', { groupId: 3, opens: ['12'] })).toBeUndefined();
    expect(linkOf('news', { groupId: null, opens: ['12'] })).toBeUndefined();
  });

  it('is missing if no account was meant', () => {
    expect(linkOf('user', { id: '' })).toBeUndefined();
  });

  it.each([
    ['category', 'category.deleted', undefined],
    ['category', 'category.restored', '/news/category/12/edit'],
    ['group', 'group.category-removed', '/journalist/group/12'],
    ['group', 'group.deleted', undefined],
    ['member', 'member.removed', '/user/12'],
    ['user', 'permission.removed', '/user/12'],
    ['news', 'news.deleted', undefined],
  ] as const)('is missing for what no longer exists, but a person stays: %s, %s', (kind, action, href) => {
    expect(linkOf(kind, { action, groupId: 3, opens: ['12', 3] })).toBe(href);
  });
});

describe('the value in the sentence', () => {
  it.each([
    [null, { permission: 'TAG_EDIT' }, 'TAG_EDIT'],
    [{ permission: 'TAG_EDIT' }, null, 'TAG_EDIT'],
    [{ level: 'Head' }, { level: 'Audit' }, 'Audit'],
    [null, { category: 'กีฬา' }, 'กีฬา'],
    [null, { level: 2, name: 'ก' }, ''],
    [null, null, ''],
  ])('is the new permission, category or level, else the old one: %j → %j', (before, after, detail) => {
    expect(detailOf(record({ before, after }))).toBe(detail);
  });
});

describe('the changed values of a record', () => {
  const lengthOf = (characters: number) => `${characters} long`;

  it('are none without values', () => {
    expect(changesIn(record(), lengthOf)).toEqual([]);
  });

  it('stand beside each other by name, an empty text for a missing one', () => {
    const change = { before: { name: 'ก', bio: 'ข' }, after: { name: 'ค', isOn: true } };
    expect(changesIn(record(change), lengthOf)).toEqual([
      { name: 'name', before: 'ก', after: 'ค' },
      { name: 'bio', before: 'ข', after: '' },
      { name: 'isOn', before: '', after: 'true' },
    ]);
  });

  it.each([
    [null, ''],
    [0, '0'],
    [false, 'false'],
    [['ก', null, ['ข', 2]], 'ก, , ข, 2'],
    [{ characters: 12_345 }, '12345 long'],
    [{ characters: '5' }, '{"characters":"5"}'],
    [{ ratio: 1 }, '{"ratio":1}'],
  ])('are written as text: %j', (value, text) => {
    expect(changesIn(record({ after: { value } }), lengthOf)).toEqual([
      { name: 'value', before: '', after: text },
    ]);
  });
});
