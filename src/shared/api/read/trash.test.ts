import { readDeletedNews } from './trash';

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
      ...{ id: '1', title: '', deletedAt: '', deletedBy: null, keptUntil: '' },
    });
  });
});
