import { newImage } from '../images/image-store';

import { type Covers, coversAfterEdit, coversBroughtBack, imagesOf } from './covers';

const CURRENT: Covers = {
  coverImageUrl: '/files/c.webp',
  squareImageUrl: '/files/s.webp',
  coverOriginalUrl: '/files/o.webp',
};

describe('the covers of an item', () => {
  const [cover, square, original] = ['c', 's', 'o'].map((text) => newImage(Buffer.from(text)));
  const edit = (taken: Partial<Parameters<typeof coversAfterEdit>[1]>, fields: Record<string, string> = {}) =>
    coversAfterEdit(
      CURRENT,
      { cover: undefined, square: undefined, original: undefined, ...taken },
      { fields, files: {} },
    );
  const url = (image: typeof cover) => `/files/${image?.key}`;

  it('stay after an edit without pictures', () => {
    expect(edit({})).toEqual(CURRENT);
    expect(edit({}, { keep_original: 'true' })).toEqual(CURRENT);
  });

  it.each([
    ['a new cover', { cover }, { coverImageUrl: url(cover) }],
    ['a new square', { square }, { squareImageUrl: url(square) }],
    ['both', { cover, square }, { coverImageUrl: url(cover), squareImageUrl: url(square) }],
  ])('lose their original with %s, unless they are cut from it again', (_name, taken, changed) => {
    expect(edit(taken)).toEqual({ ...CURRENT, coverOriginalUrl: null, ...changed });
    expect(edit(taken, { keep_original: 'false' })).toEqual({
      ...CURRENT,
      coverOriginalUrl: null,
      ...changed,
    });
    expect(edit(taken, { keep_original: 'true' })).toEqual({ ...CURRENT, ...changed });
  });

  it('get a new original', () => {
    expect(edit({ original })).toEqual({ ...CURRENT, coverOriginalUrl: url(original) });
    expect(edit({ cover, original })).toMatchObject({ coverOriginalUrl: url(original) });
  });

  it.each([
    ['the same ones', {}, '/files/o.webp'],
    ['another cover', { coverImageUrl: '/files/x.webp' }, null],
    ['another square', { squareImageUrl: null }, null],
  ])('are brought back with the original only for %s', (_name, changed, coverOriginalUrl) => {
    const { coverImageUrl, squareImageUrl } = { ...CURRENT, ...changed };
    const broughtBack = { coverImageUrl, squareImageUrl };
    expect(coversBroughtBack(CURRENT, broughtBack)).toEqual({ ...broughtBack, coverOriginalUrl });
  });

  it('are stored as far as they were sent', () => {
    expect(imagesOf({ cover, square: undefined, original })).toEqual([cover, original]);
    expect(imagesOf({ cover: undefined, square: undefined, original: undefined })).toEqual([]);
  });
});
