import { readDeletedGroup, readDeletedNews } from './trash';

describe('an item that was deleted', () => {
  it('is read as it is sent', () => {
    const row = {
      id: 'n1',
      title: 'ข่าว',
      deletedAt: '2026-01-01T00:00:00Z',
      deletedBy: { id: 'u1', displayName: 'มาลี' },
      keptUntil: '2026-02-01T00:00:00Z',
    };
    expect(readDeletedNews({ ...row, other: 1 })).toEqual(row);
  });

  it('was deleted by nobody who is known where no person is sent', () => {
    expect(readDeletedNews({ id: 1, deletedBy: 'มาลี' })).toEqual({
      id: '1',
      title: '',
      deletedAt: '',
      deletedBy: null,
      keptUntil: '',
    });
  });
});

describe('reading a deleted group', () => {
  it('keeps what the backend sends, and survives what it does not [SAF-03]', () => {
    const row = {
      id: '7',
      name: 'กีฬา',
      totalNews: 3,
      deletedAt: '2026-11-20T01:00:00Z',
      keptUntil: '2026-12-20T01:00:00Z',
      deletedBy: { id: '9', displayName: 'มาลี' },
    };
    expect(readDeletedGroup({ ...row, other: 1 })).toEqual(row);
    expect(readDeletedGroup({ id: 7 })).toEqual({
      id: '7',
      name: '',
      totalNews: 0,
      deletedAt: '',
      keptUntil: '',
      deletedBy: null,
    });
  });
});
