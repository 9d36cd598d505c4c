import { screen, waitFor } from '@testing-library/react';

import { NEWS_FIELDS, type NewsFieldName } from '@/features/news';
import { partOfPage } from '@/features/news/testing/part-of-page';
import { answer, ok, page } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { placesOf } from '../testing/open-review';

import { ReviewedNews } from './reviewed-news';

const NEWS = createNews({
  title: 'หัวข้อ',
  markdown: 'สรุป **สำคัญ**',
  html: '<p>เนื้อหา</p>',
  metaTitle: 'เมตา',
  metaDescription: 'คำอธิบาย',
  references: [{ label: 'ที่มา', link: 'https://rid.test/' }],
  tags: [{ name: 'แท็ก' }],
  videoUrl: 'https://youtu.be/abcdefghijk',
  tiktokUrl: 'https://www.tiktok.com/@a/video/7300000000000000001',
});

/** What shows the value of each field. A new field must be here, and on the page. */
const SIGNS: Record<NewsFieldName, RegExp> = {
  title: /หัวข้อ/,
  markdown: /<strong>สำคัญ<\/strong>/,
  html: /เนื้อหา/,
  references: /ที่มา/,
  metaTitle: /เมตา/,
  metaDescription: /คำอธิบาย/,
  categoryId: /การเมือง/,
  countryCode: /ไทย/,
  publishedDate: /20\/11\/26|20 พฤศจิกายน/,
  cover: /cover\.webp/,
  square: /square\.webp/,
  tags: /แท็ก/,
  tiktokUrl: /7300000000000000001/,
  videoUrl: /abcdefghijk/,
};

describe('the review page', () => {
  it('shows every field that readers get, so that none is approved unseen [PUB-09]', async () => {
    answer('get', '/api/news/journalist/7/news', () => ok(page([])));
    const names = { categories: [createCategory()], countries: [createCountry()] };
    renderWithProviders(
      <ReviewedNews groupId={7} news={NEWS} names={names} tabs={['checks']} tab="checks" onTab={() => {}} />,
    );
    await screen.findByRole('article');
    await waitFor(() => expect(partOfPage('html')).not.toBeNull());
    const shown = (name: NewsFieldName) =>
      placesOf(name)
        .map((place) => place?.outerHTML ?? '')
        .join('');
    expect(NEWS_FIELDS.filter((name) => !SIGNS[name].test(shown(name)))).toEqual([]);
  });
});
