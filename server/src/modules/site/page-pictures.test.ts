import { picturesOn, withSizes } from './page-pictures';

const URL = 'https://newsdesk.example';
const KEY = 'ab/abcdefab-0000-4000-8000-abcdefabcdef.webp';
const START = '/files/ab/abcdefab-0000-4000-8000-abcdefabcdef';
const ADDRESS = `/files/${KEY}`;

const shown = (html: string, size: { width: number; height: number } = { width: 1_600, height: 900 }) =>
  withSizes(html, new Map([[KEY, size]]), URL);
const sources = (html: string) =>
  [...html.matchAll(/<source type="([^"]+)" srcset="([^"]+)" sizes="([^"]+)">/g)].map((match) =>
    match.slice(1),
  );

describe('the pictures of a page', () => {
  it('have their sizes in two formats before themselves, and their width and height [MED-03]', () => {
    expect(shown(`<p>a<img class="cover" src="${ADDRESS}" alt="">b</p>`)).toBe(
      `<p>a<picture><source type="image/avif" srcset="${START}.w400.avif 400w, ${START}.w800.avif 800w, ${START}.w1200.avif 1200w" sizes="(min-width: 704px) 672px, calc(100vw - 32px)">` +
        `<source type="image/webp" srcset="${START}.w400.webp 400w, ${START}.w800.webp 800w, ${START}.w1200.webp 1200w" sizes="(min-width: 704px) 672px, calc(100vw - 32px)">` +
        `<img width="1600" height="900" class="cover" src="${ADDRESS}" alt=""></picture>b</p>`,
    );
  });

  it.each([
    [1_200, '400 800 1200', 672],
    [1_201, '400 800 1200', 672],
    [700, '400 700', 672],
    [500, '400 500', 500],
    [401, '400 401', 401],
  ])(
    'end with the picture itself if it is no wider than the largest: %i px [MED-03]',
    (width, widths, column) => {
      const html = shown(`<img src="${ADDRESS}">`, { width, height: 300 });
      for (const [, set = '', sizes] of sources(html)) {
        expect([...set.matchAll(/ (\d+)w/g)].map(([, one]) => one).join(' ')).toBe(widths);
        expect(set.includes(`${ADDRESS} ${width}w`)).toBe(width <= 1_200);
        expect(sizes).toBe(`(min-width: ${column + 32}px) ${column}px, calc(100vw - 32px)`);
      }
      expect(sources(html)).toHaveLength(2);
    },
  );

  it.each([400, 399, 1])('have no sizes if they are %i px wide, and their width and height', (width) => {
    expect(shown(`<img src="${ADDRESS}">`, { width, height: 5 })).toBe(
      `<img width="${width}" height="5" src="${ADDRESS}">`,
    );
  });

  it.each([
    ['width="300"', '(min-width: 332px) 300px, calc(100vw - 32px)'],
    ['width="50%"', '(min-width: 704px) 672px, calc(100vw - 32px)'],
    ['height="90"', '(min-width: 704px) 672px, calc(100vw - 32px)'],
    ['style="float: left"', '(min-width: 704px) 672px, calc(100vw - 32px)'],
  ])('keep the look that their writer gave them: %s [MED-03]', (look, sizes) => {
    const tag = `<img src="${ADDRESS}" ${look}>`;
    const html = shown(tag);
    expect(html.endsWith(`${tag}</picture>`)).toBe(true);
    expect(sources(html).map(([, , one]) => one)).toEqual([sizes, sizes]);
  });

  it.each(['alt="a srcset=\'b"', `title="the sizes='' of 'it'"`, 'alt=" width=1"'])(
    'have sizes whatever their texts say: %s [MED-03]',
    (text) => {
      const html = shown(`<img src="${ADDRESS}" ${text}>`);
      expect(sources(html)).toHaveLength(2);
      expect(html).toContain('<img width="1600" height="900"');
    },
  );

  it.each([
    `<img alt="no address">`,
    `<img src="https://elsewhere.example${ADDRESS}">`,
    `<img src="https://newsdesk.example.evil.example${ADDRESS}">`,
    `<img src="/files/ab/other.webp">`,
    `<img src="${START}.w800.avif">`,
    `<img src="${ADDRESS}?x">`,
    `<img src="/files/${KEY.replace('abcdefab', '00000000')}">`,
    `<img src="${ADDRESS}" srcset="/a.webp 2x">`,
    `<picture class="x"><source srcset="/a.avif">\n<img src="${ADDRESS}"></picture>`,
    `<picture><img src="${ADDRESS}"></picture>`,
    `<p>&lt;img src="${ADDRESS}"></p>`,
    `<imgx src="${ADDRESS}">`,
  ])('stay as they are if nothing is known of them, or they bring sizes: %s', (html) => {
    expect(shown(html)).toBe(html);
  });

  it('are found by their addresses on this server, each once [MED-03]', () => {
    const other = KEY.replace('abcdefab', '00000000');
    const html = `<img src="${ADDRESS}"><img alt="" src="${URL}${ADDRESS}"><IMG src="/files/${other}"><img src="https://a.example/files/${KEY}">`;
    expect(picturesOn(html, URL)).toEqual([KEY, other]);
    expect(sources(shown(html))).toHaveLength(4);
    expect(shown(html)).toContain(`srcset="${URL}${START}.w400.avif 400w`);
  });
});
