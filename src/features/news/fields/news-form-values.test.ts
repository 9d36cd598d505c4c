import { createCategory, createCountry, createNews } from '@/shared/testing/factories';

import { toFormValues } from './news-form-values';

const setup = (overrides: Parameters<typeof createNews>[0] = {}) =>
  toFormValues(createNews(overrides), { categories: [createCategory()], countries: [createCountry()] });

describe('an item opened in the form', () => {
  it('has the stored values [NWS-10]', () => {
    const references = [{ label: 'กรมชลประทาน', link: 'https://rid.test' }];
    expect(setup({ references, metaTitle: 'น้ำ', videoUrl: 'https://youtu.be/abcdefghijk' })).toMatchObject({
      cover: null,
      square: null,
      title: 'น้ำท่วมภาคเหนือคลี่คลาย',
      metaTitle: 'น้ำ',
      categoryId: 11,
      countryCode: 'TH',
      publishedDate: new Date('2026-11-20T08:00:00+07:00'),
      html: '<p>เนื้อข่าว</p>',
      tags: ['น้ำท่วม'],
      references,
      videoUrl: 'https://youtu.be/abcdefghijk',
    });
  });

  it('asks for a category and a country again if the stored ones are no longer offered [NWS-15, VAL-08]', () => {
    expect(setup({ categoryId: 99, countryCode: 'XX' })).toMatchObject({ categoryId: '', countryCode: '' });
  });
});
