import { createMedia } from '@/shared/testing/factories';

import { readDeletedMedia, readMedia, readMediaTags, readMediaWithUses } from './media';

const NOTHING = {
  id: '7',
  url: '',
  title: '',
  alt: '',
  credit: '',
  source: '',
  rightsNote: '',
  rightsUntil: null,
  tags: [],
  width: null,
  height: null,
  bytes: 0,
  uploadedAt: '',
  uploadedBy: { id: '', displayName: '' },
  uses: 0,
};

describe('a picture of a media library from any backend', () => {
  const whole = createMedia({ rightsUntil: '2026-12-31', uploadedBy: { id: '9', displayName: 'หัวหน้า' } });

  it('is read whole [MED-01]', () => {
    expect(readMedia({ ...whole, more: 1 })).toEqual(whole);
    const usedIn = [{ newsId: '101', title: 'น้ำท่วม', inWorkingCopy: true, inPublishedCopy: false }];
    expect(readMediaWithUses({ ...whole, usedIn: [...usedIn, { title: 'ไม่มี id' }] })).toEqual({
      ...whole,
      usedIn,
    });
    const deletion = {
      deletedAt: '2026-11-20T01:00:00Z',
      deletedBy: 'มาลี',
      keptUntil: '2026-12-20T01:00:00Z',
    };
    expect(readDeletedMedia({ ...whole, ...deletion })).toEqual({ ...whole, ...deletion });
  });

  it('may lack everything but an id', () => {
    expect(readMedia({ id: 7 })).toEqual(NOTHING);
    expect(readMediaWithUses({ id: 7, usedIn: null })).toEqual({ ...NOTHING, usedIn: [] });
    expect(readDeletedMedia({ id: 7 })).toEqual({
      ...NOTHING,
      deletedAt: '',
      deletedBy: null,
      keptUntil: '',
    });
  });

  it('has tags with a name', () => {
    expect(readMediaTags([{ name: 'น้ำท่วม', count: 3 }, { name: 'ฝน' }, { count: 2 }, null])).toEqual([
      { name: 'น้ำท่วม', count: 3 },
      { name: 'ฝน', count: 0 },
    ]);
    expect(readMediaTags(null)).toEqual([]);
  });
});
