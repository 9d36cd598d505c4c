import { createNews } from '@/shared/testing/factories';

import { readJournalistNews, readNews, readNewsSummary, readSavedNews, readTagSuggestions } from './news';

const at = '2026-01-01T00:00:00Z';

describe('a row of news', () => {
  const row = {
    id: 'n1',
    title: 'ข่าว',
    coverImageUrl: '/a.png',
    squareImageUrl: '/b.png',
    categoryId: 'c1',
    countryCode: 'TH',
    publishedAt: at,
    createdAt: `${at}1`,
    status: 1,
    statusText: 'Published',
    approvalText: 'Waiting',
    isApprovedLifeTime: true,
    isApprovedPermanent: true,
  };

  it('is read as it is sent', () => {
    expect(readNewsSummary({ ...row, other: 1 })).toEqual(row);
    expect(readJournalistNews({ ...row, groupId: 7 })).toEqual({ ...row, groupId: '7' });
  });

  it('tells until when it is approved, and who wrote it, where the backend does', () => {
    expect(readNewsSummary({ ...row, approvedUntil: at, authorId: 3 })).toEqual({
      ...row,
      approvedUntil: at,
      authorId: '3',
    });
    expect(readNewsSummary({ ...row, approvedUntil: null }).approvedUntil).toBeNull();
  });

  it('tells why it was returned, or that it was not, where the backend does', () => {
    const returned = { comment: 'สั้นไป', at, by: 'มาลี' };
    expect(readNewsSummary({ ...row, returned }).returned).toEqual(returned);
    expect(readNewsSummary({ ...row, returned: null }).returned).toBeNull();
    expect(readNewsSummary(row)).not.toHaveProperty('returned');
  });

  it('tells where a search found it, where the backend does', () => {
    const snippet = {
      field: 'text',
      parts: [
        { text: 'ราคา', isMatch: false },
        { text: 'ไข่', isMatch: true },
      ],
    };
    expect(readNewsSummary({ ...row, snippet }).snippet).toEqual(snippet);
    const sparse = { field: 'text', parts: [null, { text: 'ไข่' }, { isMatch: true }] };
    expect(readNewsSummary({ ...row, snippet: sparse }).snippet?.parts).toEqual([
      { text: 'ไข่', isMatch: false },
    ]);
    for (const none of [null, {}, { field: 'moon', parts: snippet.parts }, { field: 'text', parts: [] }])
      expect(readNewsSummary({ ...row, snippet: none })).not.toHaveProperty('snippet');
  });
});

describe('an item with its text', () => {
  it('is read as it is sent', () => {
    const item = {
      ...createNews({ id: 'n1', categoryId: 'c1' }),
      title: 'ข่าว',
      metaTitle: 'mt',
      markdown: 'md',
      metaDescription: 'mdd',
      countryCode: 'TH',
      html: '<p>a</p>',
      tags: [{ name: 'น้ำ' }],
      references: [{ label: 'l', link: 'https://a.example/' }],
      videoUrl: 'https://v.example/',
      tiktokUrl: 'https://t.example/',
      coverImageUrl: '/a.png',
      squareImageUrl: '/b.png',
      fullUrl: 'https://f.example/',
      shortUrl: 'https://s.example/',
      coverOriginalUrl: '/o.png',
    };
    expect(readNews(item)).toEqual(item);
  });

  it('has no original of its cover where the backend tells of none', () => {
    expect(readNews({ id: 1 })).not.toHaveProperty('coverOriginalUrl');
    expect(readNews({ id: 1, coverOriginalUrl: null }).coverOriginalUrl).toBeNull();
  });

  it('leaves out a tag without a name', () => {
    expect(readNews({ id: 1, tags: [{ name: '' }, {}, { name: 'น้ำ' }] }).tags).toEqual([{ name: 'น้ำ' }]);
  });

  it('tells what was taken out of its html when it was saved', () => {
    const removed = [
      { kind: 'element', name: 'script', count: 2 },
      { kind: 'attribute', name: 'onclick' },
      { kind: 'nothing known', name: 'x', count: 1 },
    ];
    expect(readSavedNews({ id: 1, removed })).toMatchObject({
      id: '1',
      removed: [
        { kind: 'element', name: 'script', count: 2 },
        { kind: 'attribute', name: 'onclick', count: 1 },
      ],
    });
    expect(readSavedNews({ id: 1 }).removed).toEqual([]);
  });

  it('offers the tags that have a name', () => {
    const tags = [{ name: 'น้ำ', count: 3 }, { name: 'ไฟ' }, { name: '', count: 1 }, null];
    expect(readTagSuggestions(tags)).toEqual([
      { name: 'น้ำ', count: 3 },
      { name: 'ไฟ', count: 0 },
    ]);
    expect(readTagSuggestions(null)).toEqual([]);
  });
});
