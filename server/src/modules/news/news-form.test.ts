import { cleanNewsHtml } from '../html/clean-news-html';

import { MAX_DESCRIPTION, MAX_REFERENCES, MAX_TAG, MAX_TAGS, MAX_TITLE } from './limits';
import { readNewsForm } from './news-form';

const NOW = new Date('2026-03-18T05:00:00Z');
const WHOLE = {
  title: 'น้ำลด',
  markdown: 'สรุป',
  html: '<p>เนื้อหา</p>',
  categoryId: '11',
  countryCode: 'th',
  publishedDate: '2026-03-20T09:30:00+07:00',
};

describe('the form of news', () => {
  const setup = async (fields: Record<string, string> = {}, { newsId }: { newsId?: number } = {}) => {
    const form = { fields: { ...WHOLE, ...fields }, files: {} };
    const cleanHtml = async (html: string) => cleanNewsHtml(html);
    const { input, errors } = await readNewsForm(form, {
      groupId: 7,
      now: NOW,
      cleanHtml,
      ...(newsId && { newsId }),
    });
    const said = Object.fromEntries(Object.entries(errors).map(([field, { en }]) => [field, en]));
    return { input, errors: said };
  };

  it('is read as it was sent, with the country in upper case', async () => {
    const references = JSON.stringify([{ label: ' กรมชลประทาน ', link: ' https://rid.example ' }]);
    const { input, errors } = await setup({ tags: ' น้ำ , ฝน,น้ำ,', references });
    expect(errors).toEqual({});
    expect(input).toMatchObject({
      countryCode: 'TH',
      publishedAt: new Date('2026-03-20T02:30:00Z'),
      tags: ['น้ำ', 'ฝน'],
      references: [{ label: 'กรมชลประทาน', link: 'https://rid.example' }],
    });
  });

  it('uses the current time if it has no date of publication', async () => {
    expect((await setup({ publishedDate: ' ' })).input.publishedAt).toEqual(NOW);
  });

  it.each([
    ['categoryId', '0'],
    ['categoryId', '9999999999'],
    ['categoryId', 'ข่าว'],
    ['countryCode', ' '],
    ['publishedDate', 'tomorrow'],
    ['title', '  '],
    ['title', 'ก'.repeat(MAX_TITLE + 1)],
    ['title', 'a\u0000b'],
    ['tags', 'a\ud800'],
    ['html', '<p>a\u0000</p>'],
    ['references', '[{"label":"\\ud800","link":"https://a.example"}]'],
    ['references', '[{"label":"a\\u0000","link":"https://a.example"}]'],
    ['references', '[{"label":"a","link":"https://a.example/\\udfff"}]'],
    ['metaDescription', 'ก'.repeat(MAX_DESCRIPTION + 1)],
    ['html', '<p> </p>'],
    ['tags', Array.from({ length: MAX_TAGS + 1 }, (_, index) => `t${index}`).join()],
    ['tags', 'ก'.repeat(MAX_TAG + 1)],
    ['references', 'not json'],
    ['references', '{}'],
    ['references', '[null]'],
    ['references', '["https://rid.example"]'],
    ['references', '[{"label":"a"}]'],
    ['references', '[{"label":5,"link":"https://rid.example"}]'],
    ['references', '[{"label":"a","link":"javascript:alert(1)"}]'],
    ['references', JSON.stringify(Array(MAX_REFERENCES + 1).fill({ label: 'a', link: 'https://a.example' }))],
    ['videoUrl', 'ftp://a.example'],
    ['group_id', '8'],
  ])('is refused at %s for %j', async (field, value) => {
    expect(Object.keys((await setup({ [field]: value })).errors)).toEqual([field]);
  });

  it('is refused if its ids differ from the address, and an edit needs no summary', async () => {
    expect(Object.keys((await setup({ news_id: '102' }, { newsId: 101 })).errors)).toEqual(['news_id']);
    expect((await setup({ news_id: '101', markdown: '' }, { newsId: 101 })).errors).toEqual({});
    expect(Object.keys((await setup({ markdown: '' })).errors)).toEqual(['markdown']);
  });
});
