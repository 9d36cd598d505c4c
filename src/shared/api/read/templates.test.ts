import { readTemplate, readTemplateSummary } from './templates';

describe('a template from any backend', () => {
  it('is read whole [TOG-04]', () => {
    const content = {
      ...{
        title: 'ก',
        metaTitle: 'ข',
        markdown: 'ค',
        metaDescription: 'ง',
        categoryId: '3',
        countryCode: 'TH',
      },
      ...{ html: '<p>จ</p>', tags: ['ทอง'], references: [{ label: 'ก', link: 'https://a.test' }] },
      ...{ videoUrl: 'https://v.test', tiktokUrl: 'https://t.test' },
    };
    const template = { id: '7', name: 'ทอง', savedAt: '2026-11-30T06:00:00Z', savedBy: 'มาลี', content };
    expect(readTemplate({ ...template, more: 1 })).toEqual(template);
  });

  it('may lack everything', () => {
    const summary = { id: '', name: '', savedAt: '', savedBy: '' };
    expect(readTemplateSummary({})).toEqual(summary);
    expect(readTemplate({ content: null })).toEqual({
      ...summary,
      content: {
        ...{ title: '', metaTitle: '', markdown: '', metaDescription: '', categoryId: null, countryCode: '' },
        ...{ html: '', tags: [], references: [], videoUrl: '', tiktokUrl: '' },
      },
    });
  });
});
