import { readAuditPage } from './audit';

const record = {
  id: 'r1',
  action: 'news.created',
  at: '2026-01-01T00:00:00Z',
  actor: { id: 'u1', displayName: 'มาลี', avatarUrl: null },
  object: { kind: 'news', id: 'n1', name: 'ข่าว' },
  groupId: 'g1',
  address: '10.0.0.1',
  sessionId: 's1',
  before: { title: 'a' },
  after: { title: 'b' },
};
const only = (wire: object) => readAuditPage({ records: [{ ...record, ...wire }] }).records[0];

describe('a page of the audit log', () => {
  it('is read as it is sent', () => {
    const page = { records: [record], older: 'o', newer: 'n' };
    expect(readAuditPage(page)).toEqual(page);
  });

  it.each([null, [], 'x', {}])('is empty where %j comes', (data) => {
    expect(readAuditPage(data)).toEqual({ records: [], older: null, newer: null });
  });

  it.each([
    [{ action: 'news.unknown' }],
    [{ id: '' }],
    [{ object: null }],
    [{ object: { kind: 'unknown', id: 'n1', name: 'x' } }],
  ])('leaves out a line that the console has no words for: %j', (wire) => {
    expect(only(wire)).toBeUndefined();
  });

  it('keeps a line of which no more than the action is known', () => {
    const { id, action } = record;
    expect(readAuditPage({ records: [{ id, action, object: { kind: 'news' } }] }).records).toEqual([
      {
        id,
        action,
        at: '',
        actor: null,
        object: { kind: 'news', id: '', name: '' },
        groupId: null,
        address: '',
        sessionId: null,
        before: null,
        after: null,
      },
    ]);
  });

  it('names nobody who has no id', () => {
    expect(only({ actor: { displayName: 'มาลี' } })?.actor).toBeNull();
    expect(only({ actor: 'มาลี' })?.actor).toBeNull();
  });
});
