import { changesOf, NEWS_FIELDS, toFormValues, type NewsFormValues } from '@/features/news';
import type { NewsItem } from '@/shared/contract';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';

import { takeIn } from './take-in';

const choices = { categories: [createCategory()], countries: [createCountry()] };
const opened = createNews({ html: '<p>a</p><p>b</p><p>c</p>', metaTitle: 'เดิม', markdown: 'เดิม' });
const asOpened = toFormValues(opened, choices);

const take = (typed: Partial<NewsFormValues>, saved: Partial<NewsItem>, base = opened) =>
  takeIn(base, { ...asOpened, ...typed }, { ...opened, ...saved }, choices);

describe('what somebody else saved, taken into the open form', () => {
  it('is merged field by field and, in the article, block by block [TOG-01]', () => {
    const { values, taken, conflicts } = take(
      { html: '<p>x</p><p>b</p><p>c</p>', metaTitle: 'ของฉัน' },
      { html: '<p>a</p><p>b</p><p>y</p>', markdown: 'ของเขา' },
    );
    expect(changesOf(asOpened, values)).toEqual({
      html: '<p>x</p><p>b</p><p>y</p>',
      metaTitle: 'ของฉัน',
      markdown: 'ของเขา',
    });
    expect([taken, conflicts]).toEqual([['markdown', 'html'], []]);
  });

  it('is what the form is saved over from now on [TOG-01]', () => {
    const saved = { html: '<p>a</p><p>b</p><p>y</p>', coverImageUrl: '/files/new.webp' };
    const { base, values } = take({ html: '<p>x</p><p>b</p><p>c</p>' }, saved);
    expect(base).toEqual({ ...opened, ...saved });
    expect(values.cover).toBeNull();
  });

  it('leaves what both changed differently as it is, for the save to ask [TOG-01]', () => {
    const { values, base, taken, conflicts } = take(
      { html: '<p>x</p><p>b</p><p>c</p>', markdown: 'ของฉัน' },
      { html: '<p>y</p><p>b</p><p>z</p>', markdown: 'ของเขา', metaTitle: 'ของเขา' },
    );
    expect(values).toMatchObject({
      html: '<p>x</p><p>b</p><p>z</p>',
      markdown: 'ของฉัน',
      metaTitle: 'ของเขา',
    });
    expect(base).toEqual({ ...opened, html: '<p>a</p><p>b</p><p>z</p>', metaTitle: 'ของเขา' });
    expect([taken, conflicts]).toEqual([
      ['html', 'metaTitle'],
      ['markdown', 'html'],
    ]);
  });

  it('is taken in again over what was taken in before', () => {
    const first = take({ html: '<p>x</p><p>b</p><p>c</p>' }, { html: '<p>a</p><p>y</p><p>c</p>' });
    const second = take(first.values, { html: '<p>a</p><p>y</p><p>z</p>' }, first.base);
    expect(second).toMatchObject({ values: { html: '<p>x</p><p>y</p><p>z</p>' }, conflicts: [] });
  });

  it('leaves a category that the form does not offer to the save, which merges it', () => {
    const { values, base, taken } = take({}, { categoryId: 99, countryCode: 'XX', metaTitle: 'ของเขา' });
    expect(values).toEqual({ ...asOpened, metaTitle: 'ของเขา' });
    expect(base).toEqual({ ...opened, metaTitle: 'ของเขา' });
    expect(taken).toEqual(['metaTitle']);
  });

  it('leaves a category to be chosen again that was deleted before the form opened', () => {
    const gone = { ...opened, categoryId: 99 };
    const result = take({ categoryId: '' }, { ...gone, metaTitle: 'ของเขา' }, gone);
    expect(result.values.categoryId).toBe('');
    expect(result.taken).toEqual(['metaTitle']);
  });

  it('covers every field', () => {
    const { values } = take({}, {});
    expect(Object.keys(values)).toEqual(NEWS_FIELDS);
  });
});
