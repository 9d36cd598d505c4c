import { createTextCleaner } from './text-pictures';

const OWNER = 5;
const dataOf = (text: string) => Buffer.from(text).toString('base64');
const pictureOf = (text: string, type = 'png') => `data:image/${type};base64,${dataOf(text)}`;

describe('the pictures that the text of an article brings as data', () => {
  const setup = () => {
    const calls: string[] = [];
    const { pictures, cleanHtml } = createTextCleaner(
      {
        cleanHtml: async (html, owner) => {
          calls.push(`clean for ${owner}`);
          return { html, removed: [], isEmpty: false };
        },
        makeImage: async ({ bytes, purpose }, owner) => {
          const text = Buffer.from(bytes).toString();
          calls.push(`${purpose} ${text} for ${owner}`);
          return text === 'bad'
            ? { refusal: { th: 'x', en: 'x' } }
            : { bytes: Buffer.from(`made of ${text}`), width: 1, height: 1, isAnimated: false };
        },
        makeSize: () => Promise.reject(new Error('No size is made of an upload.')),
      },
      OWNER,
    );
    const clean = async (html: string) => {
      const cleaned = await cleanHtml(html);
      const names = new Map(pictures.map(({ key }, index) => [`/files/${key}`, `#${index}`]));
      return 'refusal' in cleaned
        ? cleaned.refusal
        : cleaned.html.replace(/\/files\/[^"']+/g, (url) => names.get(url) ?? url);
    };
    return { calls, pictures, clean };
  };

  it('are stored once each, in their order, and the text shows the stored ones', async () => {
    const { calls, pictures, clean } = setup();
    const html = `<IMG alt="x"  src = "${pictureOf('a', 'jpeg')}" title=y><img src='${pictureOf('b', 'JPG')}'><img src="${pictureOf('a', 'gif')}">`;
    expect(await clean(html)).toBe(`<IMG alt="x"  src = "#0" title=y><img src='#1'><img src="#0">`);
    expect(pictures.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(['made of a', 'made of b']);
    expect(calls).toEqual(['inline a for 5', 'inline b for 5', 'clean for 5']);
  });

  it.each([
    ['text without pictures', '<p>a</p>'],
    ['a picture with an address', '<img src="/files/x.webp">'],
    ['a picture that is no image', `<img src="${pictureOf('bad')}">`],
    ['a drawing, which could hold script', `<img src="${pictureOf('a', 'svg+xml')}">`],
    ['other data', `<img src="data:text/html;base64,${dataOf('a')}">`],
    ['data outside a picture', `<a href="${pictureOf('a')}">${pictureOf('b')}</a>`],
    ['a picture in another attribute', `<img data-src="${pictureOf('a')}">`],
    ['a picture whose quotes differ', `<img src="${pictureOf('a')}'>`],
  ])('are not stored from %s', async (_name, html) => {
    const { pictures, clean } = setup();
    expect(await clean(html)).toBe(html);
    expect(pictures).toEqual([]);
  });

  it('are at most fifty different ones; of more, not a single one is made', async () => {
    const textOf = (count: number) =>
      Array.from({ length: count }, (_, index) => `<img src="${pictureOf(`${index}`)}">`).join('');
    const enough = setup();
    await enough.clean(textOf(50) + textOf(50));
    expect(enough.pictures).toHaveLength(50);
    const tooMany = setup();
    expect(await tooMany.clean(textOf(51))).toBe('too-many-pictures');
    expect(tooMany.calls).toEqual([]);
  });
});
