import { emptyNews, NEWS_FIELDS } from '@/features/news';
import { createCategory, createCountry } from '@/shared/testing/factories';

import { fromTemplate, toTemplate } from './template-content';

const choices = { categories: [createCategory()], countries: [createCountry()] };
const empty = emptyNews(new Date(0));

describe('what a template keeps of the news form', () => {
  it('is every field but the date and the covers, and comes back as it was [TOG-04]', () => {
    const [category] = choices.categories;
    const [country] = choices.countries;
    const values = {
      ...empty,
      ...{ title: 'ราคาทอง', markdown: 'สรุป', html: '<p class="a" >ก&nbsp;</p>', metaTitle: 'ทอง' },
      ...{ metaDescription: 'ราคา', categoryId: category?.id ?? '', countryCode: country?.code ?? '' },
      ...{ tags: ['ทอง'], references: [{ label: 'ก', link: 'https://a.test' }] },
      ...{ tiktokUrl: 'https://tiktok.test/1', videoUrl: 'https://video.test/1' },
      cover: new File(['a'], 'a.png'),
    };
    const begun = fromTemplate(toTemplate(values), choices);
    expect(begun).toEqual({ ...values, cover: null, publishedDate: begun.publishedDate });
    expect(begun.publishedDate).not.toEqual(empty.publishedDate);
    expect(Object.keys(begun).sort()).toEqual([...NEWS_FIELDS].sort());
  });

  it('has no pictures, and no figure whose picture is gone [TOG-04]', () => {
    const html =
      '<p>ก<img src="/files/a.webp"></p><figure><img src="/b"><figcaption>ข</figcaption></figure><p>ค</p>';
    expect(toTemplate({ ...empty, html, markdown: 'ก ![ข](/files/a.webp) ค' })).toMatchObject({
      html: '<p>ก</p><p>ค</p>',
      markdown: 'ก  ค',
    });
  });

  it('has no half reference, which the form would not save either', () => {
    const references = [
      { label: 'ก', link: '' },
      { label: ' ', link: 'https://a.test' },
      { label: 'ข', link: 'https://b.test' },
    ];
    expect(toTemplate({ ...empty, references }).references).toEqual([{ label: 'ข', link: 'https://b.test' }]);
  });

  it('may be nothing; a category or country that is gone is to be chosen again', () => {
    expect(toTemplate(empty)).toMatchObject({ categoryId: null, countryCode: '' });
    const gone = fromTemplate({ ...toTemplate(empty), categoryId: '99', countryCode: 'XX' }, choices);
    expect(gone).toMatchObject({ categoryId: '', countryCode: '' });
  });
});
