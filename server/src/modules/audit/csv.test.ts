import type { AuditRecord } from '@contract';

import { BYTE_ORDER_MARK, CSV_HEADER, toCsv } from './csv';

const RECORD: AuditRecord = {
  id: 7,
  at: '2026-03-20T05:00:00.000Z',
  actor: { id: 2, displayName: 'สมศรี', avatarUrl: null },
  action: 'news.edited',
  object: { kind: 'news', id: '5', name: 'Flood' },
  groupId: 3,
  address: '10.0.0.1',
  sessionId: 's-1',
  before: { title: 'A, "B"' },
  after: { title: '' },
};

const cellOf = (name: string) => {
  const csv = toCsv([{ ...RECORD, object: { ...RECORD.object, name } }]);
  return csv
    .slice('"7","2026-03-20T05:00:00.000Z","สมศรี","2","news.edited","news",'.length, -1)
    .split(',"5",')[0];
};

describe('the audit log as a file for spreadsheets', () => {
  it('begins with a mark and the names of its columns', () => {
    expect(BYTE_ORDER_MARK).toBe('\ufeff');
    expect(CSV_HEADER).toBe(
      '"Line","Time","Person","Person id","Action","Kind","Object","Object id","Group id","Address","Session","Before","After"\r\n',
    );
  });

  it('has one line for each record, and empty cells for what a record does not have', () => {
    const bare: AuditRecord = {
      ...RECORD,
      actor: null,
      groupId: null,
      sessionId: null,
      before: null,
      after: null,
    };
    expect(toCsv([RECORD, bare])).toBe(
      '"7","2026-03-20T05:00:00.000Z","สมศรี","2","news.edited","news","Flood","5","3","10.0.0.1","s-1","{""title"":""A, \\""B\\""""}","{""title"":""""}"\r\n' +
        '"7","2026-03-20T05:00:00.000Z","","","news.edited","news","Flood","5","","10.0.0.1","","",""\r\n',
    );
    expect(toCsv([])).toBe('');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@x',
    ' =1',
    '\n\t=1',
    '\uff1d1',
    '\uff0b1',
    '\uff0d1',
    '\uff201',
    '\tx',
    '\rx',
    '\nx',
  ])('has no formula: %j', (name) => {
    expect(cellOf(name)).toBe(`"'${name}"`);
  });

  it.each(['a=1', '1-1', 'a@b', ' a', '', '"'])('has other texts as they are: %j', (name) => {
    expect(cellOf(name)).toBe(`"${name.replaceAll('"', '""')}"`);
  });
});
