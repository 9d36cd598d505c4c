import { COVER_MAX_BYTES, type Reference } from '@/shared/contract';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';

import { fieldOf } from './news-fields';

const CHOICES = {
  categories: [createCategory(), createCategory({ id: '12', name: 'กีฬา' })],
  countries: [createCountry(), createCountry({ id: 22, label: 'ลาว', code: 'LA' })],
};
const NOW = new Date('2026-11-20T01:00:00Z');
const png = (size: number) =>
  new File([new Uint8Array(size)], 'a.png', { type: 'image/png', lastModified: 5 });

describe('a text of news', () => {
  it('of one line or an address is compared without the spaces around it, another text with them', () => {
    const names = ['title', 'metaTitle', 'videoUrl', 'tiktokUrl', 'markdown', 'metaDescription'] as const;
    expect(names.map((name) => fieldOf(name).text(' a '))).toEqual(['a', 'a', 'a', 'a', ' a ', ' a ']);
  });

  it('is sent as it was typed, but an address without the spaces around it', () => {
    const names = ['title', 'markdown', 'html', 'videoUrl', 'tiktokUrl'] as const;
    expect(names.map((name) => fieldOf(name).toPart(' a '))).toEqual([' a ', ' a ', ' a ', 'a', 'a']);
  });

  it('is empty at first, and is read line by line', () => {
    const { empty, lines } = fieldOf('markdown');
    expect(empty(NOW)).toBe('');
    expect(lines('a\n\nb', CHOICES)).toEqual(['a', '', 'b']);
  });

  it.each(['title', 'markdown', 'html', 'videoUrl'] as const)('of a backup file must be text: %s', (name) => {
    expect(['a', '', 5, null, undefined, ['a']].map(fieldOf(name).decode)).toEqual([
      ...['a', ''],
      ...Array<undefined>(4).fill(undefined),
    ]);
  });
});

describe('the content', () => {
  const content = fieldOf('html');

  it('shows readers its words and its media, not its markup', () => {
    expect(
      content.shown?.('<p>a <b>b</b></p><img src="/c.png" alt="d"><p>e</p><iframe src="/f"></iframe>'),
    ).toBe('a b\ne\n/c.png\n/f');
  });

  it('is read as text, line by line, and compared with its markup', () => {
    expect(content.lines('<p>a</p><ul><li>b</li></ul>', CHOICES)).toEqual(['a', 'b']);
    expect(content.text(' <p>a</p>')).toBe(' <p>a</p>');
    expect(content.comparedBy).toBe('article');
  });
});

describe('a choice', () => {
  it('is the offered option with that id, in its current form, or none', () => {
    const { offered, empty } = fieldOf('categoryId');
    expect(['11', 11, 12, '12', 99, ''].map((id) => offered?.(id, CHOICES))).toEqual([
      11,
      11,
      '12',
      '12',
      '',
      '',
    ]);
    expect(empty(NOW)).toBe('');
  });

  it('of a country is the offered country with that code, or none', () => {
    const { offered, empty } = fieldOf('countryCode');
    expect(['TH', 'LA', 'th', ''].map((code) => offered?.(code, CHOICES))).toEqual(['TH', 'LA', '', '']);
    expect(empty(NOW)).toBe('');
  });

  it('is read by its name, or as it is stored if it is not offered', () => {
    const [category, country] = [fieldOf('categoryId'), fieldOf('countryCode')];
    expect(['12', 99].map((id) => category.lines(id, CHOICES))).toEqual([['กีฬา'], ['99']]);
    expect(['LA', 'XX'].map((code) => country.lines(code, CHOICES))).toEqual([['ลาว'], ['XX']]);
  });

  it('is sent and compared as text, whether its id is a number or not', () => {
    const { text, toPart, encode } = fieldOf('categoryId');
    expect([text(11), text(' 11 '), toPart(11), encode(11)]).toEqual(['11', '11', '11', 11]);
  });

  it('of a country must be text in a backup file', () => {
    expect(['TH', 5, null].map(fieldOf('countryCode').decode)).toEqual(['TH', undefined, undefined]);
  });
});

describe('the publishing date', () => {
  const { text, decode, encode, toPart, read, empty } = fieldOf('publishedDate');
  const broken = new Date(NaN);

  it('is compared to the minute', () => {
    expect(text(new Date(60_000 * 5 + 59_999))).toBe('5');
    expect([null, broken].map(text)).toEqual(['', '']);
  });

  it('is now at first, and none if the server has none or a broken one', () => {
    expect(empty(NOW)).toBe(NOW);
    expect(
      ['2026-11-20T08:00:00+07:00', '', 'soon'].map((publishedAt) => read(createNews({ publishedAt }))),
    ).toEqual([NOW, null, null]);
  });

  it('is sent empty if there is none', () => {
    expect(toPart(null)).toBe('');
    expect(new Date(String(toPart(NOW)))).toEqual(NOW);
  });

  it('in a backup file is a date or none', () => {
    expect([NOW, null, broken].map(encode)).toEqual(['2026-11-20T01:00:00.000Z', null, null]);
    expect(['2026-11-20T01:00:00.000Z', null, '', 'soon', 5].map(decode)).toEqual([
      ...[NOW, null],
      ...Array<undefined>(3).fill(undefined),
    ]);
  });
});

describe('the tags', () => {
  const tags = fieldOf('tags');

  it('are read, shown, sent and compared in their order', () => {
    expect(tags.read(createNews({ tags: [{ name: 'a' }, { name: 'b' }] }))).toEqual(['a', 'b']);
    expect(tags.lines(['a', 'b'], CHOICES)).toEqual(['a, b']);
    expect(tags.toPart(['a', 'b'])).toBe('a,b');
    expect(tags.text(['a', 'b'])).not.toBe(tags.text(['b', 'a']));
    expect(tags.text(['a,b'])).not.toBe(tags.text(['a', 'b']));
    expect(tags.empty(NOW)).toEqual([]);
  });

  it('of two people are merged as a set', () => {
    expect(tags.merge?.(['a', 'b'], ['b', 'c'], ['a', 'b', 'd'])).toEqual(['b', 'c', 'd']);
  });

  it('of a backup file are a list of texts', () => {
    expect([[], ['a'], ['a', 5], 'a', { 0: 'a', length: 1 }, null].map(tags.decode)).toEqual([
      ...[[], ['a']],
      ...Array<undefined>(4).fill(undefined),
    ]);
  });
});

describe('the references', () => {
  const references = fieldOf('references');
  const pair = (label: string, link: string): Reference => ({ label, link });

  it('are sent and compared without spaces around them and without empty pairs', () => {
    const typed = [pair(' a ', ' b '), pair(' ', ''), pair('c', ' '), pair('', 'd')];
    const filled = [pair('a', 'b'), pair('c', ''), pair('', 'd')];
    expect(references.toPart(typed)).toBe(JSON.stringify(filled));
    expect(references.text(typed)).toBe(references.text(filled));
    expect(references.text(typed)).not.toBe(references.text(filled.slice(1)));
    expect(references.empty(NOW)).toEqual([]);
  });

  it('are read as label and address, or the part that exists', () => {
    const lines = references.lines([pair('a', 'b'), pair('', 'c'), pair('d', '')], CHOICES);
    expect(lines).toEqual(['a · b', 'c', 'd']);
  });

  it('of two people are merged by their links, without empty pairs', () => {
    const [base, mine, theirs] = [
      [pair('a', '/a')],
      [pair('a', ' /a '), pair('', '')],
      [pair('x', '/a'), pair('b', '/b')],
    ];
    expect(references.merge?.(base, mine, theirs)).toEqual(theirs);
    expect(references.merge?.(base, [pair('y', '/a')], theirs)).toBeNull();
  });

  it('of a backup file have label and link, and nothing else is kept', () => {
    expect(references.decode([{ ...pair('a', 'b'), note: 'c' }, pair('', '')])).toEqual([
      pair('a', 'b'),
      pair('', ''),
    ]);
    const faults = [
      null,
      'a',
      {},
      { label: 'a' },
      { link: 'b' },
      { label: 1, link: 'b' },
      { label: 'a', link: 1 },
    ];
    expect(faults.map((fault) => references.decode([pair('a', 'b'), fault]))).toEqual(
      faults.map((): undefined => undefined),
    );
    expect(references.decode(pair('a', 'b'))).toBeUndefined();
  });
});

describe('a cover', () => {
  const cover = fieldOf('cover');

  it('is compared by name, size and time of the file, or by the address', () => {
    expect([png(3), '/files/a.webp', null].map((value) => cover.text(value))).toEqual([
      ...['file:a.png:3:5', '/files/a.webp', ''],
    ]);
  });

  it('is no text for readers, but a picture', () => {
    const file = png(1);
    expect([cover.shown?.(file), cover.lines(file, CHOICES), cover.image?.(file)]).toEqual(['', [], file]);
    expect(cover.empty(NOW)).toBeNull();
  });

  it('is sent and kept in a backup file only if it was chosen', async () => {
    const file = png(1);
    expect(cover.toPart(file)).toBe(file);
    expect([cover.toPart('/files/a.webp'), cover.toPart(null)]).toEqual([null, null]);
    expect(await Promise.all(['/files/a.webp', null].map((value) => cover.encode(value)))).toEqual([
      null,
      null,
    ]);
    expect(cover.decode(await cover.encode(file))).toMatchObject({
      name: 'a.png',
      type: 'image/png',
      size: 1,
    });
  });

  it('of a backup file is refused if a server would refuse it', async () => {
    const svg = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
    expect(cover.decode(null)).toBeNull();
    expect(cover.decode('a.png')).toBeUndefined();
    expect(cover.decode(await cover.encode(svg))).toBeUndefined();
    const small = await cover.encode(png(1));
    // The size is pretended: ten megabytes take seconds.
    const size = jest.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(COVER_MAX_BYTES);
    expect(cover.decode(small)).toBeInstanceOf(File);
    size.mockReturnValue(COVER_MAX_BYTES + 1);
    expect(cover.decode(small)).toBeUndefined();
    size.mockRestore();
  });
});
