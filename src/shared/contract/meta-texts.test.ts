import { metaTexts } from './meta-texts';

const item = { title: 'ข่าว', metaTitle: '', markdown: 'สรุป', metaDescription: '' };

describe('what search engines say of an item', () => {
  it('is what was written for them, in one line', () => {
    expect(metaTexts({ ...item, metaTitle: ' a \n\n b ', metaDescription: '\tc  d' })).toEqual({
      title: 'a b',
      description: 'c d',
    });
  });

  it('is title and Markdown where nothing was written for them', () => {
    expect(metaTexts({ ...item, title: 'ก  ข', markdown: 'ค\n\nง' })).toEqual({
      title: 'ก ข',
      description: 'ค ง',
    });
    expect(metaTexts({ ...item, metaTitle: ' ', metaDescription: '\n' })).toEqual({
      title: 'ข่าว',
      description: 'สรุป',
    });
  });
});
