import { checkInput, foundIn } from '../testing/check-input';

import { checkNews } from './run-checks';

const at = (iso: string) => ({ values: { publishedDate: new Date(iso) } });

describe('the checks of the fields', () => {
  it.each([
    [{ cover: { width: 1199, height: 674 }, square: null }, ['cover-small | cover']],
    [{ cover: { width: 1200, height: 675 }, square: null }, []],
    [{ cover: { width: 1200, height: 800 }, square: null }, ['cover-ratio | cover']],
    [{ cover: { width: 2000, height: 600 }, square: null }, ['cover-small | cover', 'cover-ratio | cover']],
    [{ cover: null, square: { width: 674, height: 674 } }, ['cover-small | square']],
    [{ cover: null, square: { width: 675, height: 675 } }, []],
    [{ cover: null, square: null }, []],
  ])('report a cover that is too small or has another ratio: %j [DSK-03]', (covers, found) => {
    expect(foundIn({ covers })).toEqual(found);
  });

  it.each([
    ['กขค'.repeat(20), []],
    [`  ${'กขค'.repeat(20)} `, []],
    [`${'กขค'.repeat(20)}ง`, ['title-long | title']],
    ['ที่'.repeat(60), []],
  ])('count the characters of a title as readers do: %s [DSK-03]', (title, found) => {
    expect(foundIn({ values: { title } })).toEqual(found);
  });

  it.each([
    [{ title: ' น้ำท่วม  ใหญ่', at: '2026-11-01T00:00:00Z' }, ['title-taken | title']],
    [{ title: 'น้ำท่วม ใหญ่', at: '2026-10-01T00:00:00Z' }, []],
    [{ title: 'น้ำท่วม ใหญ่มาก', at: '2026-11-19T00:00:00Z' }, []],
    [{ title: 'น้ำท่วมใหญ่', at: '2026-11-19T00:00:00Z' }, []],
    [{ title: 'น้ำท่วม ใหญ่', at: '' }, []],
    [{ title: 'น้ำท่วม ใหญ่', at: '2026-10-21T09:00:00+07:00' }, ['title-taken | title']],
    [{ title: 'น้ำท่วม ใหญ่', at: '2026-10-21T08:59:59+07:00' }, []],
    [{ title: 'น้ำท่วม ใหญ่', at: '2026-12-20T09:00:00+07:00' }, ['title-taken | title']],
    [{ title: 'น้ำท่วม ใหญ่', at: '2026-12-20T09:00:01+07:00' }, []],
  ])('report a title that the group used within 30 days: %j [DSK-03]', (other, found) => {
    expect(foundIn({ values: { title: 'น้ำท่วม ใหญ่' }, titlesOfGroup: [other] })).toEqual(found);
  });

  it.each([
    ['FLOOD in the north', 'Flood in the North'],
    ['cafe\u0301', 'caf\u00e9'],
  ])('compare titles as readers see them: %s', (title, other) => {
    const titlesOfGroup = [{ title: other, at: '2026-11-19T00:00:00Z' }];
    expect(foundIn({ values: { title }, titlesOfGroup })).toEqual(['title-taken | title']);
  });

  it('do not compare items without a title', () => {
    expect(
      foundIn({ values: { title: '' }, titlesOfGroup: [{ title: ' ', at: '2026-11-19T00:00:00Z' }] }),
    ).toEqual([]);
  });

  it('report missing fields that help readers find an item [DSK-03]', () => {
    expect(foundIn({ values: { metaDescription: ' ', tags: [] } })).toEqual([
      'no-tag | tags',
      'no-meta-description | metaDescription',
    ]);
  });

  it.each([
    [at('2026-11-19T10:00:00+07:00'), []],
    [at('2026-11-19T08:00:00+07:00'), ['date-past | publishedDate']],
    [{ ...at('2026-11-01T08:00:00+07:00'), isPublished: true }, []],
    [at('2026-11-19T09:00:00+07:00'), []],
    [at('2026-11-19T08:59:59+07:00'), ['date-past | publishedDate']],
    [at('2027-11-20T09:00:00+07:00'), []],
    [at('2027-11-20T09:00:01+07:00'), ['date-far | publishedDate']],
    [at('2027-11-19T08:00:00+07:00'), []],
    [{ ...at('2027-11-21T08:00:00+07:00'), isPublished: true }, ['date-far | publishedDate']],
    [{ values: { publishedDate: null } }, []],
    [at('no date'), []],
  ])('report an unlikely publishing date: %j [DSK-03]', (given, found) => {
    expect(foundIn(given)).toEqual(found);
  });

  it.each([
    [{ videoUrl: 'https://youtu.be/abcdefghijk', tiktokUrl: 'https://www.tiktok.com/@a/video/12345' }, []],
    [{ videoUrl: 'https://video.example/1' }, ['video-no-player | videoUrl']],
    [{ tiktokUrl: 'https://youtu.be/abcdefghijk' }, ['video-no-player | tiktokUrl']],
    [{ tiktokUrl: 'https://vt.tiktok.com/ZS12/' }, ['video-no-player | tiktokUrl']],
  ])('report a video address without a player: %j [DSK-03]', (values, found) => {
    expect(foundIn({ values })).toEqual(found);
  });

  it.each([
    [{ covers: { cover: { width: 1199, height: 674 }, square: null } }, ['1198 < 1200']],
    [{ covers: { cover: { width: 2000, height: 600 }, square: null } }, ['1067 < 1200', '2000 × 600']],
    [{ covers: { cover: null, square: { width: 400, height: 700 } } }, ['400 < 675', '400 × 700']],
    [{ values: { title: `${'กขค'.repeat(20)}ง` } }, ['61']],
    [{ values: { videoUrl: ' https://video.example/1 ' } }, ['https://video.example/1']],
    [{ values: { videoUrl: ' ', tiktokUrl: ' ' } }, []],
  ])('say which size, length or address they found: %j', (given, details) => {
    expect(checkNews(checkInput(given)).map(({ detail }) => detail)).toEqual(details);
  });
});
