import { readVersionContent, readVersionRow } from './versions';

const at = '2026-01-01T00:00:00Z';

describe('a version of an item', () => {
  it('is read as it is sent, its number as its id', () => {
    const row = {
      number: 4,
      reason: 'restore',
      fromNumber: 2,
      savedAt: at,
      savedBy: { id: 'u1', displayName: 'มาลี' },
      size: 120,
      approved: { step: 'permanent', at, by: 'u2' },
    };
    expect(readVersionRow(row)).toEqual({ ...row, id: '4' });
    expect(readVersionRow({ ...row, approved: { step: 'other', at, by: 'u2' } }).approved).toEqual({
      step: 'hours',
      at,
      by: 'u2',
    });
  });

  it('is an edit by nobody who is known where the backend says no more', () => {
    expect(readVersionRow({ reason: 'other', savedBy: 'x', approved: true })).toEqual({
      id: '',
      number: 0,
      reason: 'edit',
      fromNumber: null,
      savedAt: null,
      savedBy: null,
      size: 0,
      approved: null,
    });
  });

  it('has what was written then', () => {
    expect(readVersionContent({ content: { title: 'ข่าว', html: '<p>a</p>' } })).toMatchObject({
      title: 'ข่าว',
      html: '<p>a</p>',
    });
  });

  it.each([null, {}, { content: 'x' }])('is empty where %j comes', (data) => {
    expect(readVersionContent(data)).toMatchObject({ title: '', html: '', tags: [] });
  });
});
