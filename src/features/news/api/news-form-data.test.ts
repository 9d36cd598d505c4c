import dayjs from 'dayjs';

import { emptyNews } from '../fields/news-form-values';

import { toNewsFormData } from './news-form-data';

const cover = new File(['16:9'], 'cover.png', { type: 'image/png' });
const square = new File(['1:1'], 'square.png', { type: 'image/png' });

const setup = (overrides: Partial<ReturnType<typeof emptyNews>> = {}, newsId?: number) => {
  const values = { ...emptyNews(new Date('2026-11-20T01:00:00Z')), categoryId: 11, ...overrides };
  return toNewsFormData({ groupId: 7, newsId, values });
};

describe('the multipart form of a news item', () => {
  it('contains every part under its API name [NWS-11]', () => {
    const form = setup({ cover, square, title: 'น้ำท่วม', html: '<p>เนื้อข่าว</p>', countryCode: 'TH' });
    expect([...form.keys()].sort()).toEqual(
      [
        'title',
        'metaTitle',
        'markdown',
        'metaDescription',
        'categoryId',
        'countryCode',
        'publishedDate',
        'html',
        'tags',
        'references',
        'videoUrl',
        'tiktokUrl',
        'group_id',
        'cover',
        'square',
      ].sort(),
    );
    expect(form.get('group_id')).toBe('7');
    expect(form.get('categoryId')).toBe('11');
    expect(form.get('cover')).toMatchObject({ name: 'cover.png' });
    expect(form.get('square')).toMatchObject({ name: 'square.png' });
  });

  it('formats the publishing date with the offset of the newsroom [API-06, LIM-02]', () => {
    const sent = setup().get('publishedDate');
    expect(sent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    expect(dayjs(String(sent)).toISOString()).toBe('2026-11-20T01:00:00.000Z');
  });

  it('joins the tags with commas [API-06]', () => {
    expect(setup({ tags: ['น้ำท่วม', 'ภาคเหนือ'] }).get('tags')).toBe('น้ำท่วม,ภาคเหนือ');
    expect(setup().get('tags')).toBe('');
  });

  it('encodes the references as a JSON array, without empty pairs [API-06]', () => {
    const references = [
      { label: ' กรมชลประทาน ', link: 'https://rid.test ' },
      { label: '', link: ' ' },
    ];
    expect(JSON.parse(String(setup({ references }).get('references')))).toEqual([
      { label: 'กรมชลประทาน', link: 'https://rid.test' },
    ]);
    expect(setup().get('references')).toBe('[]');
  });

  it('contains the id of an edited item, and omits unchanged covers [API-06, NWS-12]', () => {
    expect(setup().has('news_id')).toBe(false);
    const edited = setup({}, 101);
    expect(edited.get('news_id')).toBe('101');
    expect(edited.has('cover')).toBe(false);
    expect(edited.has('square')).toBe(false);
  });
});
