import { DEFAULT_TIME_ZONE, PostStatus } from '@contract';

import type { NewsRow } from '../news/columns';

import { absentPage, articlePage } from './page';
import { STYLE } from './style';

const ADDRESS = 'https://newsdesk.example/n/5/flood';

const PLAIN: NewsRow = {
  id: 5,
  groupId: 7,
  authorId: 2,
  title: 'Flood',
  metaTitle: '',
  markdown: '',
  metaDescription: '',
  categoryId: 11,
  countryId: 4,
  countryCode: 'TH',
  version: 6,
  writers: [2],
  publishedVersion: null,
  shownFrom: null,
  waitingSince: new Date('2026-03-20T02:30:00Z'),
  publishedAt: new Date('2026-03-20T19:30:00Z'),
  createdAt: new Date('2026-03-20T02:30:00Z'),
  html: '<p>Text</p>',
  tags: [],
  references: [],
  videoUrl: '',
  tiktokUrl: '',
  coverImageUrl: null,
  squareImageUrl: null,
  coverOriginalUrl: null,
  status: PostStatus.Published,
  approvedUntil: null,
  approvedPermanently: true,
  returnedAt: null,
  returnedBy: null,
  returnComment: null,
  totalViews: 0,
  deletedFrom: null,
  deletedAt: null,
  deletedBy: null,
};

describe('the page of an article', () => {
  const pageOf = (values: Partial<NewsRow> = {}) =>
    articlePage({ ...PLAIN, ...values }, ADDRESS, DEFAULT_TIME_ZONE)
      .replace(STYLE, '')
      .replace(/(<time [^>]+>)[^<]+/, '$1DATE');
  const bodyOf = (values: Partial<NewsRow>) => /<article>(.*)<\/article>/s.exec(pageOf(values))?.[1];
  const metaOf = (values: Partial<NewsRow>) =>
    [...pageOf(values).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
      .map(([, name = '', content = '']) => `${name}: ${content}`)
      .filter((line) => !line.startsWith('viewport'));

  it('has nothing for the parts that an article does not have', () => {
    expect(pageOf()).toBe(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg"><title>Flood</title><link rel="canonical" href="${ADDRESS}"><meta property="og:type" content="article"><meta property="og:title" content="Flood"><meta property="og:url" content="${ADDRESS}"><meta property="article:published_time" content="2026-03-20T19:30:00.000Z"><meta name="twitter:card" content="summary_large_image"><style></style></head>
<body class="page"><main class="measure"><article><h1>Flood</h1>
<p class="about"><time datetime="2026-03-20T19:30:00.000Z">DATE</time></p>


<div class="text"><p>Text</p></div>

<footer></footer></article></main></body></html>
`);
  });

  it('shows all parts of an article, in its language', () => {
    const body = bodyOf({
      title: 'Flood น้ำท่วม',
      markdown: 'Lead <b>',
      coverImageUrl: '/files/a.webp',
      videoUrl: 'https://a.example/?a=1&b=2',
      tiktokUrl: 'HTTP://b.example',
      tags: ['a', '<b>'],
      references: [
        { label: 'One & two', link: 'https://c.example/"' },
        { label: '', link: 'https://d.example' },
        { label: 'Only a label', link: 'see https://e.example' },
      ],
    });
    expect(body).toBe(`<h1>Flood น้ำท่วม</h1>
<p class="about"><time datetime="2026-03-20T19:30:00.000Z">DATE</time></p>
<div class="lead"><p>Lead &lt;b&gt;</p></div>
<img class="cover" src="/files/a.webp" alt="">
<div class="text"><p>Text</p></div>
<p><a href="https://a.example/?a=1&amp;b=2" rel="noopener nofollow">ดูวิดีโอ</a></p><p><a href="HTTP://b.example" rel="noopener nofollow">ดูบน TikTok</a></p>
<footer><h2>แท็ก</h2><ul><li>#a</li><li>#&lt;b&gt;</li></ul><h2>แหล่งอ้างอิง</h2><ul><li><a href="https://c.example/&quot;" rel="noopener nofollow">One &amp; two</a></li><li><a href="https://d.example" rel="noopener nofollow">https://d.example</a></li><li>Only a label</li></ul></footer>`);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://a.example',
    ' https://a.example',
    'x https://a.example',
    'https:/a.example',
  ])('has no link to %j', (videoUrl) => {
    expect(bodyOf({ videoUrl, tiktokUrl: videoUrl })).toBe(bodyOf({}));
  });

  it.each([
    ['Flood', 'en', 'Watch the video'],
    ['ฝ', 'th', 'ดูวิดีโอ'],
    ['洪水', 'en', 'Watch the video'],
  ])('with the title %s is in %s', (title, language, video) => {
    const page = pageOf({ title, videoUrl: 'https://a.example' });
    expect([page.includes(`<html lang="${language}">`), page.includes(`>${video}<`)]).toEqual([true, true]);
  });

  it.each([
    ['its own texts', {}, 'Flood', 'Lead'],
    ['those for search engines', { metaTitle: 'Short', metaDescription: 'About' }, 'Short', 'About'],
    ['its own texts where those are blank', { metaTitle: ' ', metaDescription: '\n' }, 'Flood', 'Lead'],
    [
      'one line of each',
      { metaTitle: 'Short \n one', metaDescription: 'About\n\nit' },
      'Short one',
      'About it',
    ],
  ])('is described by %s', (_name, values, title, description) => {
    const item = { markdown: 'Lead', coverImageUrl: '/files/a.webp', ...values };
    expect(metaOf(item)).toEqual([
      `description: ${description}`,
      'og:type: article',
      `og:title: ${title}`,
      `og:description: ${description}`,
      `og:url: ${ADDRESS}`,
      'og:image: https://newsdesk.example/files/a.webp',
      'article:published_time: 2026-03-20T19:30:00.000Z',
      'twitter:card: summary_large_image',
    ]);
    expect(pageOf(item)).toContain(`<title>${title}</title>`);
    expect(pageOf(item)).toContain('<h1>Flood</h1>');
  });

  it.each([
    ['Flood', DEFAULT_TIME_ZONE, /^21 March 2026\D+02:30$/],
    ['น้ำท่วม', DEFAULT_TIME_ZONE, /^21 มีนาคม \D*2569\D+02:30$/],
    ['Flood', 'America/New_York', /^20 March 2026\D+15:30$/],
  ])('says the date and time in the language of %s, in the zone %s [PST-07]', (title, timeZone, date) => {
    const [, shown] = /<time [^>]+>([^<]+)/.exec(articlePage({ ...PLAIN, title }, ADDRESS, timeZone)) ?? [];
    expect(shown).toMatch(date);
  });

  it('has its only style in the page', () => {
    expect(articlePage(PLAIN, ADDRESS, DEFAULT_TIME_ZONE)).toContain(`<style>${STYLE}</style>`);
  });
});

describe('a page without an article', () => {
  it.each([
    ['en', 'gone', 'This article is no longer published', 'The newsroom has taken it down'],
    ['en', 'unknown', 'There is no such article', 'Please check the address.'],
    ['th', 'gone', 'ข่าวนี้ไม่ได้เผยแพร่แล้ว', 'กองบรรณาธิการนำออกแล้ว'],
    ['th', 'unknown', 'ไม่พบข่าวนี้', 'โปรดตรวจสอบที่อยู่ของหน้า'],
  ] as const)(
    'says in %s that it is %s, and is not listed by search engines',
    (language, why, title, text) => {
      const page = absentPage(language, why);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<title>${title}</title><meta name="robots" content="noindex"><style>`);
      expect(page).toContain(`<h1>${title}</h1><p>`);
      expect(page).toContain(text);
    },
  );
});
